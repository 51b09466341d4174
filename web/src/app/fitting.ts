const gap = 4;

/** How many of these stand in a row of that width, with room for one more that opens the rest where there is a rest. */
export const countFitting = (widths: number[], room: number, more: number) => {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width + gap, -gap));
  if ((ends.at(-1) ?? 0) <= room) return widths.length;
  return ends.filter((end) => end + gap + more <= room).length;
};
