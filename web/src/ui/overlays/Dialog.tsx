import { type ReactNode, useId } from 'react';
import { CloseButton } from '../buttons/CloseButton.tsx';
import classes from './Dialog.module.css';
import { Modal } from './Modal.tsx';

type Props = { opened?: boolean; close: () => void; title: string; size?: 'md' | 'lg'; children: ReactNode };

/** A question on top of the page: a title, a way out, and what is asked. */
export const Dialog = ({ opened = true, close, title, size = 'md', children }: Props) => {
  const id = useId();
  if (!opened) return null;

  return (
    <Modal close={close} aria-labelledby={id}>
      <div className={classes.dialog} data-size={size}>
        <div className={classes.head}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <CloseButton close={close} />
        </div>
        {children}
      </div>
    </Modal>
  );
};
