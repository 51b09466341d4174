import type { PointGroup } from 'signature_pad';

type Size = { width: number; height: number };

/** A drawing as large as it can be in another frame without being cut or stretched, in its middle. */
export const fitStrokes = (strokes: PointGroup[], from: Size, to: Size): PointGroup[] => {
  const scale = Math.min(1, to.width / from.width, to.height / from.height);
  const left = (to.width - from.width * scale) / 2;
  const top = (to.height - from.height * scale) / 2;
  return strokes.map((stroke) => ({
    ...stroke,
    dotSize: stroke.dotSize * scale,
    minWidth: stroke.minWidth * scale,
    maxWidth: stroke.maxWidth * scale,
    points: stroke.points.map((point) => ({ ...point, x: left + point.x * scale, y: top + point.y * scale })),
  }));
};
