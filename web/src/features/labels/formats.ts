/** Standard sheets of A4 label paper, in millimetres. */
export const formats = {
  small: { columns: 3, rows: 8, width: 70, height: 37 },
  big: { columns: 2, rows: 4, width: 105, height: 74 },
} as const;
export type Format = keyof typeof formats;

export const placesOn = (format: Format) => formats[format].columns * formats[format].rows;

/** Lays labels out on sheets of so many places, from the first free place on; `null` is left blank. */
export const layOut = <T>(labels: T[], first: number, places: number): (T | null)[][] => {
  const filled = [...Array<null>(first).fill(null), ...labels];
  const sheets = Array.from({ length: Math.max(1, Math.ceil(filled.length / places)) }, (_, at) =>
    filled.slice(at * places, (at + 1) * places),
  );
  return sheets.map((sheet) => [...sheet, ...Array<null>(places - sheet.length).fill(null)]);
};
