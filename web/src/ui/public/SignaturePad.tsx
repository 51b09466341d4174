import { useEffect, useId, useRef, useState } from 'react';
import Pad, { type PointGroup } from 'signature_pad';
import { fitStrokes } from './fit-strokes.ts';
import classes from './SignaturePad.module.css';

type Props = {
  label: string;
  hint: string;
  clear: string;
  /** The drawing as a PNG data address, or nothing. */
  onChange: (drawing: string | null) => void;
  error?: string | undefined;
};

type Drawn = { strokes: PointGroup[]; width: number; height: number };

/** A place to sign with a finger, a pen or a mouse; turning the phone does not lose what is drawn. */
export const SignaturePad = ({ label, hint, clear, onChange, error }: Props) => {
  const errorId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(undefined);
  const drawn = useRef<Drawn>(undefined);
  const changed = useRef(onChange);
  changed.current = onChange;
  const [empty, setEmpty] = useState(true);

  useEffect(() => {
    const board = canvas.current;
    if (!board) return;
    const made = new Pad(board, { penColor: '#16202c', minWidth: 1, maxWidth: 3 });
    pad.current = made;
    made.addEventListener('beginStroke', () => setEmpty(false));
    made.addEventListener('endStroke', () => {
      drawn.current = { strokes: made.toData(), width: board.clientWidth, height: board.clientHeight };
      changed.current(made.toDataURL());
    });
    const watching = new ResizeObserver(() => redraw(board, made, drawn.current));
    watching.observe(board);
    return () => {
      watching.disconnect();
      made.off();
    };
  }, []);

  const wipe = () => {
    pad.current?.clear();
    drawn.current = undefined;
    setEmpty(true);
    onChange(null);
  };
  return (
    <div className={classes.pad} data-invalid={error ? true : undefined}>
      {empty && (
        <p className={classes.hint} aria-hidden="true">
          {hint}
        </p>
      )}
      <canvas ref={canvas} role="img" aria-label={label} aria-describedby={error && errorId} />
      <span className={classes.line} />
      {!empty && (
        <button type="button" className={classes.clear} onClick={wipe}>
          {clear}
        </button>
      )}
      {error && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};

/** A canvas forgets what is on it when its size changes. */
const redraw = (board: HTMLCanvasElement, pad: Pad, drawn: Drawn | undefined) => {
  const { clientWidth: width, clientHeight: height } = board;
  if (width === 0 || height === 0) return;
  const ratio = Math.max(1, Math.min(2, devicePixelRatio));
  board.width = width * ratio;
  board.height = height * ratio;
  board.getContext('2d')?.scale(ratio, ratio);
  pad.clear();
  if (drawn) pad.fromData(fitStrokes(drawn.strokes, drawn, { width, height }));
};
