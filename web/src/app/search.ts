/** Query values are plain text, so that a token that looks like a number stays what it is. */
export const parseSearch = (search: string) => Object.fromEntries(new URLSearchParams(search));

export const stringifySearch = (search: Record<string, unknown>) => {
  const known = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
};

/** A page's query values: these names, each a text or absent. */
export const texts =
  <Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>): { [N in Name]?: string } =>
    Object.fromEntries(
      names.filter((name) => typeof search[name] === 'string').map((name) => [name, search[name]]),
    ) as {
      [N in Name]?: string;
    };
