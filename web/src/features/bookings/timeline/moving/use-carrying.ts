import type { Booking } from '@llave/contract/bookings';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Grip, gripsOf } from './draft.ts';
import { followPress } from './press.ts';
import type { Holding } from './use-holding.ts';

type Options = {
  board: RefObject<HTMLElement | null>;
  bookings: Booking[];
  days: number;
  holding: Holding;
  /** Says why a booking cannot be carried like that. */
  refuse: (booking: Booking) => void;
};

const fingerEdge = 26;

/** Carries bookings by mouse and finger; answers what the board does when it is pressed. */
export const useCarrying = ({ board, bookings, days, holding, refuse }: Options) => {
  const carrying = useRef(false);
  useEffect(() => {
    const element = board.current;
    const keepStill = (event: TouchEvent) => carrying.current && event.cancelable && event.preventDefault();
    element?.addEventListener('touchmove', keepStill, { passive: false });
    return () => element?.removeEventListener('touchmove', keepStill);
  }, [board]);

  return (event: PointerEvent) => {
    const down = event.nativeEvent;
    const bar = (down.target as Element).closest<HTMLElement>('[data-booking]');
    const track = bar?.closest<HTMLElement>('[data-track]');
    const booking = bookings.find(({ id }) => id === bar?.dataset.booking);
    if (!bar || !track || !booking || bar.dataset.waiting || !down.isPrimary || down.button !== 0) return;
    const grip = gripAt(down, bar, gripsOf(booking.status));
    if (!grip) return followPress(down, { ...idle, lift: () => refuse(booking) });

    const { left, width } = track.getBoundingClientRect();
    const column = width / days;
    let last = down;
    let frame = 0;
    const carry = (at: globalThis.PointerEvent) => {
      last = at;
      holding.carry(grip, Math.round((at.clientX - down.clientX) / column), vehicleAt(left + 1, at.clientY));
    };
    const scroll = () => {
      const before = window.scrollY;
      window.scrollBy(0, scrollAt(last.clientY));
      if (window.scrollY !== before) carry(last);
      frame = requestAnimationFrame(scroll);
    };
    const end = (act: () => void) => {
      cancelAnimationFrame(frame);
      carrying.current = false;
      act();
    };
    followPress(down, {
      lift: () => {
        carrying.current = true;
        holding.takeUp(booking, 'hand');
        frame = requestAnimationFrame(scroll);
      },
      carry,
      drop: () => end(down.pointerType === 'mouse' ? holding.putDown : holding.rest),
      abandon: () => end(holding.leave),
    });
  };
};

const nothing = () => undefined;
const idle = { carry: nothing, drop: nothing, abandon: nothing };

/** By a handle, or with a finger near an end of a bar that is long enough to have one. */
const gripAt = (down: globalThis.PointerEvent, bar: HTMLElement, allowed: readonly Grip[]): Grip | undefined => {
  const handle = (down.target as Element).closest<HTMLElement>('[data-grip]')?.dataset.grip as Grip | undefined;
  if (down.pointerType === 'mouse') return allowed.find((grip) => grip === (handle ?? 'whole'));
  const { left, right, width } = bar.getBoundingClientRect();
  const hasEnds = width >= 3 * fingerEdge;
  const near =
    (hasEnds && down.clientX > right - fingerEdge && 'end') || (hasEnds && down.clientX < left + fingerEdge && 'start');
  return allowed.find((grip) => grip === (near || 'whole')) ?? allowed[0];
};

const vehicleAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-vehicle]')?.dataset.vehicle;

/** How far the page scrolls at once under a hand near its upper or lower edge. */
const scrollAt = (y: number) => {
  const [top, bottom] = [y - 140, window.innerHeight - 80 - y];
  if (top < 0) return Math.max(-14, top / 6);
  return bottom < 0 ? Math.min(14, -bottom / 6) : 0;
};
