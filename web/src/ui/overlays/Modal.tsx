import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { createStore } from '../../lib/browser/store.ts';
import classes from './Modal.module.css';

type Props = ComponentProps<'dialog'> & { opened?: boolean; close: () => void };

/**
 * A native modal dialog as large as the screen; what is drawn in it says what it looks like. The browser keeps the focus
 * inside and gives it back; Escape, the back button of a phone and a press beside the content ask for `close`.
 */
export const Modal = ({ opened = true, close, className = '', children, ...props }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useLayoutEffect(() => {
    if (opened && dialog.current) return show(dialog.current);
  }, [opened]);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape
    <dialog
      {...props}
      ref={dialog}
      className={`${classes.modal} ${className}`}
      onCancel={(event) => {
        // A file picker that is left sends this event too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      // React passes events on to whatever rendered the dialog: a form in it would also send the form that it was opened from.
      onSubmit={(event) => event.stopPropagation()}
      onClick={(event) => {
        if (pressedBeside.current && event.target === event.currentTarget) close();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
};

const shown = createStore<HTMLDialogElement[]>([]);

/** The modal on top of the page: all that is outside of it can neither be pressed nor heard. */
export const useTopModal = () => shown.use().at(-1);

const show = (dialog: HTMLDialogElement) => {
  if (shown.get().length === 0) keepScrollbarWidth();
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  shown.set([...shown.get(), dialog]);
  return () => {
    shown.set(shown.get().filter((other) => other !== dialog));
    dialog.close();
  };
};

/** A page that may not scroll for a while has no scrollbar either, and must not become wider. */
const keepScrollbarWidth = () => {
  const { clientWidth, style } = document.documentElement;
  style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
};

// Safari does not focus a button that is clicked, and focus goes back to what had it.
document.addEventListener(
  'click',
  ({ target }) => {
    if (document.activeElement === document.body) (target as Element).closest<HTMLElement>('button, a')?.focus();
  },
  true,
);
