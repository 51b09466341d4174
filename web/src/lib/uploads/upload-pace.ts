export type Progress = {
  sent: number;
  total: number;
  bytesPerSecond: number;
  /** Null while there is too little to tell from. */
  secondsLeft: number | null;
  /** The connection is lost; it goes on when it is back. */
  waiting: boolean;
};

const windowMs = 15_000;
const enoughMs = 1_500;

/** Tells from the last seconds how fast it goes and how long it will take. */
export const startPace = (total: number, now: () => number = () => performance.now()) => {
  let marks: { at: number; sent: number }[] = [];

  return {
    /** What was there already, or what a lost connection took back: speed is counted anew from here. */
    restart: (sent: number) => {
      marks = [{ at: now(), sent }];
    },
    note: (sent: number, waiting = false): Progress => {
      const at = now();
      marks = [...marks.filter((mark) => mark.at > at - windowMs), { at, sent }];
      const first = marks[0] ?? { at, sent };
      const elapsed = at - first.at;
      const bytesPerSecond = elapsed >= enoughMs ? Math.max(0, ((sent - first.sent) / elapsed) * 1000) : 0;
      const secondsLeft = bytesPerSecond > 0 && !waiting ? Math.ceil((total - sent) / bytesPerSecond) : null;
      return { sent, total, bytesPerSecond, secondsLeft, waiting };
    },
  };
};
