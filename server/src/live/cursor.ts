/** A place in the stream: the writing transaction, the row in it, and when it was handed out. */
export type Cursor = { transaction: bigint; event: bigint; at: number };

/** What the database's own numbers hold. */
const largestTransaction = 2n ** 64n - 1n;
export const largestEvent = 2n ** 63n - 1n;

export const compare = (a: Cursor, b: Cursor) =>
  a.transaction === b.transaction ? Number(a.event - b.event) : a.transaction < b.transaction ? -1 : 1;

export const writeCursor = ({ transaction, event, at }: Cursor) => `${transaction}-${event}-${at}`;

export const readCursor = (text: string | undefined): Cursor | undefined => {
  const parts = text?.match(/^(\d{1,20})-(\d{1,19})-(\d{1,15})$/);
  if (!parts) return undefined;
  const cursor = { transaction: BigInt(parts[1] ?? 0), event: BigInt(parts[2] ?? 0), at: Number(parts[3]) };
  return cursor.transaction <= largestTransaction && cursor.event <= largestEvent ? cursor : undefined;
};
