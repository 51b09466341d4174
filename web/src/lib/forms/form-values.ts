/** Path of a field → code of the rule it breaks. */
export type FieldErrors = Record<string, string>;

type Issue = { path: PropertyKey[]; message: string };
export type Schema = {
  safeParse: (values: unknown) => { success: boolean; error?: { issues: Issue[] } | undefined };
};

/** The first broken rule of each field. */
export const issuesOf = (schema: Schema, values: unknown): FieldErrors => {
  const found: FieldErrors = {};
  for (const issue of schema.safeParse(values).error?.issues ?? []) found[issue.path.join('.')] ??= issue.message;
  return found;
};

/** The fields that the server refused, or null when the error is about something else. */
export const serverIssues = (error: unknown): FieldErrors | null => {
  const { code, details } = (error ?? {}) as { code?: unknown; details?: unknown };
  if (code !== 'invalid' || !Array.isArray(details) || details.length === 0) return null;
  const found: FieldErrors = {};
  for (const issue of details as { path: string; code: string }[]) found[issue.path] ??= issue.code;
  return found;
};

export const readPath = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], values);

export const writePath = <V>(values: V, path: string, value: unknown): V => {
  const [step = '', ...rest] = path.split('.');
  const inner = (values as Record<string, unknown>)[step];
  const next = rest.length === 0 ? value : writePath(inner ?? {}, rest.join('.'), value);
  if (Array.isArray(values)) return values.with(Number(step), next) as V;
  return { ...values, [step]: next };
};
