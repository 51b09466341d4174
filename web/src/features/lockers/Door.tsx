import type { ComponentProps, CSSProperties } from 'react';
import classes from './Door.module.css';
import { NarrowDoor } from './NarrowDoor.tsx';
import { WideDoor } from './WideDoor.tsx';

/** Doors of this size and less have no room for buttons: they are one. */
const narrow = 2;

/** One locker, as wide as it is large. */
export const Door = (props: ComponentProps<typeof WideDoor>) => {
  const { lockerSize, status } = props.locker;
  const Inside = lockerSize <= narrow ? NarrowDoor : WideDoor;
  return (
    <li className={classes.door} style={{ '--size': lockerSize } as CSSProperties} data-status={status}>
      <Inside {...props} />
    </li>
  );
};
