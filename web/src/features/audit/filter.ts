import { type AuditKind, auditKinds } from '@llave/contract/audited';

/** Which entries are shown: those with these words, of this kind, between these days. */
export type Filter = { q: string; kind: AuditKind | undefined; from: string | undefined; to: string | undefined };

export const noFilter: Filter = { q: '', kind: undefined, from: undefined, to: undefined };

/** What the address asks for; what it asks for in vain is left out. */
export const filterOf = (search: { [N in keyof Filter]?: string }): Filter => ({
  q: search.q ?? '',
  kind: auditKinds.find((known) => known === search.kind),
  from: search.from && isTyped(search.from) ? search.from : undefined,
  to: search.to && isTyped(search.to) ? search.to : undefined,
});

/** Whether a day is typed to its end: a year comes digit by digit. */
export const isTyped = (day: string) => /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

export const isNarrowed = ({ q, kind, from, to }: Filter) => Boolean(q || kind || from || to);
