import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Spot } from './FreeSpot.tsx';

/**
 * The empty days under a mouse, or those it is dragged over; with a finger, the day that was tapped. The row says what it
 * does with each, the spot itself is a link.
 */
export const useFreeSpot = (count: number, isOpen: (day: number) => boolean) => {
  const [spot, setSpot] = useState<Spot | null>(null);
  const anchor = useRef<number | null>(null);
  const tapped = useRef(false);
  const link = useRef<HTMLAnchorElement>(null);

  const dayAt = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / width) * count)));
  };
  const isEmpty = ({ target, currentTarget }: PointerEvent) =>
    target === currentTarget || (link.current?.contains(target as Node) ?? false);
  const show = (one: number, other: number) => {
    const next = { first: Math.min(one, other), last: Math.max(one, other) };
    const isSame = spot?.first === next.first && spot.last === next.last;
    if (!isSame) setSpot(isOpen(next.first) ? next : null);
  };

  /** A tapped one is left by tapping elsewhere. */
  useEffect(() => {
    if (spot && tapped.current) link.current?.focus({ preventScroll: true });
    tapped.current = false;
  }, [spot]);

  return {
    spot,
    link,
    leave: () => setSpot(null),
    track: {
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && isEmpty(event)) anchor.current = dayAt(event);
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        if (event.buttons === 0) anchor.current = null;
        if (anchor.current !== null) show(anchor.current, dayAt(event));
        else if (event.buttons === 0 && isEmpty(event)) show(dayAt(event), dayAt(event));
        else if (spot) setSpot(null);
      },
      /** A mouse clicks on the spot itself, so this is a finger. */
      onClick: (event: MouseEvent) => {
        if (event.target !== event.currentTarget) return;
        tapped.current = true;
        show(dayAt(event), dayAt(event));
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        anchor.current = null;
        setSpot(null);
      },
    },
  };
};
