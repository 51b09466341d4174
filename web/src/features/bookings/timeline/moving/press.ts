type Hand = {
  /** It has been picked up. */
  lift: () => void;
  carry: (at: PointerEvent) => void;
  drop: (at: PointerEvent) => void;
  abandon: () => void;
};

const slack = 6;
const longPress = 350;

/**
 * Follows a press until it ends. A mouse lifts when it moves; a finger when it has rested a moment, so that the page still
 * scrolls under one that does not. What ends a carried thing is no click.
 */
export const followPress = (down: PointerEvent, hand: Hand) => {
  const byMouse = down.pointerType === 'mouse';
  const following = new AbortController();
  let lifted = false;

  const lift = () => {
    lifted = true;
    hand.lift();
    hand.carry(down);
    if (!byMouse) navigator.vibrate?.(12);
  };
  const timer = byMouse ? undefined : setTimeout(lift, longPress);
  const end = (act?: () => void) => {
    clearTimeout(timer);
    following.abort();
    if (!lifted) return;
    swallowClick(byMouse ? 0 : longPress);
    act?.();
  };
  const on = <K extends keyof WindowEventMap>(name: K, listener: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(name, listener, { capture: true, signal: following.signal });

  on('pointermove', (at) => {
    if (at.pointerId !== down.pointerId) return;
    const far = Math.hypot(at.clientX - down.clientX, at.clientY - down.clientY) > slack;
    if (!lifted && far && !byMouse) return end();
    if (!lifted && far) lift();
    if (lifted) hand.carry(at);
  });
  on('pointerup', (at) => at.pointerId === down.pointerId && end(() => hand.drop(at)));
  on('pointercancel', (at) => at.pointerId === down.pointerId && end(hand.abandon));
  on('contextmenu', (event) => !byMouse && event.preventDefault());
  on('keydown', (event) => {
    if (event.key !== 'Escape' || !lifted) return;
    event.stopPropagation();
    end(hand.abandon);
  });
};

const swallowClick = (within: number) => {
  const waiting = new AbortController();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    waiting.abort();
  };
  window.addEventListener('click', swallow, { capture: true, signal: waiting.signal });
  setTimeout(() => waiting.abort(), within);
};
