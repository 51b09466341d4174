/** One expression of SQL for each field of a thing as the contract has it: a forgotten one does not compile. */
export type Fields<T> = { [Field in keyof T]-?: string };

/** A thing as JSON, written by the database: PostgreSQL writes a card sooner than we read thirty columns and write them. */
export const json = <T>(fields: Fields<T>) => {
  const pairs = Object.entries<string>(fields).map(([name, value]) => `'${name}', ${value}`);
  return `json_build_object(${pairs.join(', ')})`;
};

/** The same where a condition holds, else `null`. */
export const jsonIf = <T>(condition: string, fields: Fields<T>) => `case when ${condition} then ${json(fields)} end`;

/** All that a part of a statement, from its `from` on, finds; `each` is JSON or a column. */
export const jsonList = (each: string, order: string, from: string) =>
  `(select coalesce(json_agg(${each} order by ${order}), '[]') ${from})`;

/** A time as the rest of the product writes it. */
export const jsonTime = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
