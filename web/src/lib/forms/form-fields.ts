/** The fields of a form: `a.b` for what stands in an object. A list is one field, and so is what may be null. */
type FieldName<V> = {
  [K in keyof V & string]: V[K] extends readonly unknown[]
    ? K
    : V[K] extends object
      ? `${K}.${keyof V[K] & string}`
      : K;
}[keyof V & string];

/** The fields of a form in the order in which the screen shows them: one that is left out does not compile. */
export const fieldNames = <V>(names: Record<FieldName<V>, true>) => Object.keys(names) as FieldName<V>[];

/**
 * What is typed in each field of a form about a record, when it is new and when it is stored, in the order in which the
 * screen shows them. `Form` is what is sent: a field of it that is left out does not compile.
 */
export const formFields =
  <R, Form>() =>
  <V extends Record<keyof Form, unknown>>(fields: { [K in keyof V]: { empty: V[K]; of: (record: R) => V[K] } }) => {
    const names = Object.keys(fields) as (keyof V & string)[];
    const filled = (value: (name: keyof V) => unknown) =>
      Object.fromEntries(names.map((name) => [name, value(name)])) as V;
    return {
      names,
      empty: filled((name) => fields[name].empty),
      of: (record: R) => filled((name) => fields[name].of(record)),
    };
  };
