import type { Sort } from '../../ui/tables/SortHead.tsx';

/** The reports, in the order of their tabs and as the address names them. */
export const tabs = ['overview', 'life', 'activity', 'savings', 'utilisation', 'calibration'] as const;
export type Tab = (typeof tabs)[number];

/** All that a report depends on, as it stands in the address. */
export type Search = Partial<Record<'tab' | 'q' | 'sort' | 'way' | 'tool' | 'from' | 'to' | 'state', string>>;

/** What every report gets: its part of the address, and how to change it. */
export type ReportProps = { accountId: string; search: Search; show: (change: Search) => void };

export const tabOf = ({ tab }: Search): Tab => tabs.find((each) => each === tab) ?? 'overview';

/** Another report: the days and the tool stay, what only the last one had goes. */
export const searchFor = (tab: Tab, { from, to, tool }: Search): Search => ({ tab, from, to, tool });

/** What the table is sorted by, where the address says something that it has. */
export const sortOf = <K extends string>({ sort, way }: Search, columns: readonly K[], usual: Sort<K>): Sort<K> => {
  const by = columns.find((column) => column === sort);
  return by ? { by, way: way === 'desc' ? 'desc' : 'asc' } : usual;
};

export const searchOfSort = ({ by, way }: Sort<string>): Search => ({ sort: by, way });
