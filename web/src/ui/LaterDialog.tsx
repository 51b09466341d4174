import type { ComponentProps } from 'react';
import { bringAhead } from '../lib/bring.ts';
import { useLater } from '../lib/later.ts';
import type { Dialog } from './Dialog.tsx';
import { useKeyboardBack } from './use-keyboard-back.ts';

export const loadDialog = () => import('./Dialog.tsx').then((file) => file.Dialog);
const bringDialog = () => bringAhead(loadDialog);

/** A dialog of a page that does without its code at first. */
export const LaterDialog = (props: ComponentProps<typeof Dialog>) => {
  const Dialog = useLater(props.opened ? loadDialog : bringDialog);
  useKeyboardBack(props.opened);
  return Dialog && <Dialog {...props} />;
};
