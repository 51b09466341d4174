import { createLink } from '@tanstack/react-router';
import {
  type AnchorHTMLAttributes,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import classes from './Menu.module.css';

type Props = {
  id: string;
  /** The button that opens the menu, with what makes it do so. */
  button: (props: ComponentProps<'button'>) => ReactElement;
  /** A mouse that stays on the button opens it, so that what is in it is one press away. */
  opensByPointing?: boolean;
  children: ReactNode;
};

/** A button and the acts that open under it: a native popover, which goes away with Escape and with a press beside it. */
export const Menu = ({ id, button, opensByPointing = false, children }: Props) => {
  const [opened, setOpened] = useState(false);
  const pointing = usePointing(id);
  return (
    <>
      {button({
        id: `${id}-button`,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
        ...(opensByPointing && { popoverTargetAction: 'show', ...pointing.button }),
      })}
      <div
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}-button`}
        className={classes.menu}
        data-from-start={opensByPointing || undefined}
        onBeforeToggle={({ newState }) => newState === 'open' && setOpened(true)}
        // What has the focus must still be there when the browser gives it back to the button.
        onToggle={({ newState, currentTarget }) =>
          newState === 'closed' ? setOpened(false) : !pointing.isPointed() && itemsIn(currentTarget)[0]?.focus()
        }
        onKeyDown={press}
        {...(opensByPointing && pointing.menu)}
        onClick={({ currentTarget, target }) => {
          if ((target as Element).closest('[role="menuitem"]')) currentTarget.hidePopover();
        }}
      >
        {opened && children}
      </div>
    </>
  );
};

const stay = 120;

/** Opens a menu for a mouse that stays on its button, and closes it once the mouse has left both; the focus stays where it is. */
const usePointing = (id: string) => {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointed = useRef(false);
  const soon = (act: () => void) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(act, stay);
  };
  useEffect(() => () => clearTimeout(waiting.current), []);

  const open = (source: HTMLElement) => {
    const menu = document.getElementById(id);
    if (!menu || menu.matches(':popover-open')) return;
    pointed.current = true;
    menu.showPopover({ source });
  };
  const leave = () => soon(() => document.getElementById(id)?.hidePopover());
  return {
    /** Whether it was a mouse that opened the menu, asked once. */
    isPointed: () => {
      const was = pointed.current;
      pointed.current = false;
      return was;
    },
    button: {
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) =>
        pointerType === 'mouse' && soon(() => open(currentTarget)),
      onPointerLeave: leave,
      onPointerDown: () => clearTimeout(waiting.current),
    },
    menu: { onPointerEnter: () => clearTimeout(waiting.current), onPointerLeave: leave },
  };
};

const itemsIn = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

const press = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Tab') return event.currentTarget.hidePopover();
  const items = itemsIn(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
};

type ItemProps = { icon: ReactNode; danger?: boolean; onClick: () => void; children: ReactNode };

/** An act of a menu. */
export const MenuItem = ({ icon, danger, onClick, children }: ItemProps) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    className={classes.item}
    data-danger={danger || undefined}
    onClick={onClick}
  >
    {icon}
    {children}
  </button>
);

type LinkProps = { icon?: ReactNode } & AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

const Anchor = ({ icon, children, ...props }: LinkProps) => (
  <a role="menuitem" tabIndex={-1} {...props} className={classes.item}>
    {icon}
    {children}
  </a>
);

/** A page that a menu leads to. */
export const MenuLink = createLink(Anchor);
