import type { NotificationData } from '@mantine/notifications';
import { bring } from '../lib/later.ts';

export const loadTeller = () => import('./teller.ts').then(({ teller }) => teller);

/** Says something over the page, as soon as what says it is here. */
export const tell = async (notice: NotificationData) => {
  const teller = await bring(loadTeller);
  teller?.show(notice);
};
