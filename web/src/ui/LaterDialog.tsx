import { type ComponentProps, useState } from 'react';
import { bringAhead } from '../lib/bring.ts';
import { useLater, useSettled } from '../lib/later.ts';
import type { Dialog } from './Dialog.tsx';

export const loadDialog = () => import('./Dialog.tsx').then((file) => file.Dialog);
const bringDialog = () => bringAhead(loadDialog);

/** A dialog of a page that does without its code at first. */
export const LaterDialog = ({ opened, ...props }: ComponentProps<typeof Dialog>) => {
  const [atOnce] = useState(opened);
  const Dialog = useLater(opened ? loadDialog : bringDialog);
  const settled = useSettled(Dialog);
  return Dialog && <Dialog {...props} opened={opened && (atOnce || settled)} />;
};
