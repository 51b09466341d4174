/** A call's path with its parameters filled in. */
export const fillPath = ({ path }: { path: string }, params: Record<string, unknown>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
