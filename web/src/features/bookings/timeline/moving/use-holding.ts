import type { Booking } from '@llave/contract/bookings';
import { useRef, useState } from 'react';
import { hideToasts } from '../../../../ui/toasts/toast-store.ts';
import type { Row } from '../rows.ts';
import { type Draft, draftOf, type Grip, isChanged, pulled, type Times, timesOf } from './draft.ts';
import type { Wish } from './use-sending.ts';

/** A booking that somebody has picked up: by mouse or finger, or with keys and buttons. */
export type Held = { draft: Draft; by: 'hand' | 'keys' };

type Options = { rows: Row[]; propose: (wish: Wish) => void; reveal: (times: Times, grip: Grip) => void };

/** What is picked up and where it would come to lie; nothing changes before it is put down. */
export const useHolding = ({ rows, propose, reveal }: Options) => {
  const [held, setHeld] = useState<Held | null>(null);
  const latest = useRef(held);
  const hold = (next: Held | null) => {
    latest.current = next;
    setHeld(next);
  };
  const change = (edit: (draft: Draft) => Draft) => {
    const now = latest.current;
    if (now) hold({ ...now, draft: edit(now.draft) });
    return latest.current?.draft;
  };

  const takeUp = (booking: Booking, by: Held['by']) => {
    hideToasts();
    hold({ draft: draftOf(booking), by });
  };

  /** Days from where it was, in the row that the hand is over. */
  const carry = (grip: Grip, days: number, vehicleId: string | undefined) =>
    change((draft) => ({
      ...pulled(draftOf(draft.booking), grip, days),
      vehicleId: (grip === 'whole' && vehicleId) || draft.vehicleId,
    }));

  /** A day more; the page turns when that is out of sight. */
  const step = (grip: Grip, days: number) => {
    const draft = change((before) => pulled(before, grip, days));
    if (draft) reveal(timesOf(draft), grip);
  };

  /** To the vehicle above or below. */
  const changeRow = (by: 1 | -1) =>
    change((draft) => {
      const choices = rows.filter(({ removed }) => !removed).map(({ vehicle }) => vehicle.id);
      return { ...draft, vehicleId: choices[choices.indexOf(draft.vehicleId) + by] ?? draft.vehicleId };
    });

  const putDown = () => {
    const draft = latest.current?.draft;
    hold(null);
    if (draft && isChanged(draft)) propose({ booking: draft.booking, times: timesOf(draft) });
  };

  /** What a finger has held without moving it is moved with buttons. */
  const rest = () => {
    const now = latest.current;
    if (now && isChanged(now.draft)) putDown();
    else if (now) hold({ ...now, by: 'keys' });
  };

  return { held, takeUp, carry, step, changeRow, putDown, rest, leave: () => hold(null) };
};

export type Holding = ReturnType<typeof useHolding>;
