import type { NotificationData } from '@mantine/notifications';
import { bring } from '../lib/bring.ts';

export const loadTeller = () => import('./teller.tsx').then(({ teller }) => teller);

/** Says something over the page, as soon as what says it is here. */
export const tell = async (notice: NotificationData) => {
  const teller = await bring(loadTeller);
  teller?.show(notice);
};

/** Takes back what was said: one thing by its id, or all of it. */
export const hush = async (id?: string) => {
  const teller = await bring(loadTeller);
  if (id) teller?.hide(id);
  else teller?.clean();
};
