import { useLayoutEffect } from 'react';

/** The last place of the page itself that had the keyboard or was pressed, then those of what opened over it. */
let way: HTMLElement[] = [];

/** Gives the keyboard back to what opened something over the page, or to what led there if that is gone with its menu. */
export const useKeyboardBack = (opened: boolean) => {
  useLayoutEffect(() => {
    if (!opened) return;
    const back = way.toReversed();
    return () => {
      const left = document.activeElement;
      setTimeout(() => {
        const now = document.activeElement;
        if (now === document.body || now === left || now === null) back.find(takesKeyboard);
      });
    };
  }, [opened]);
};

const takesKeyboard = (place: HTMLElement) => {
  place.focus({ preventScroll: true });
  return document.activeElement === place;
};

const remember = (place: Element | null) => {
  if (!(place instanceof HTMLElement)) return;
  const isOver = place.closest('[role="dialog"], [role="menu"]') !== null;
  way = isOver ? [...way.filter((known) => known !== place), place] : [place];
};

document.addEventListener('focusin', ({ target }) => remember(target as Element));
// Not every browser gives the keyboard to a button that is pressed.
document.addEventListener('pointerdown', ({ target }) =>
  remember((target as Element).closest('button, a, [tabindex]')),
);
