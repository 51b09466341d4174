import type { Company, Defaulted } from './columns.ts';

export type ToolTotalsTable = Company & {
  tool_id: string;
  pickups: Defaulted<number>;
  incidents: Defaulted<number>;
  last_pickup_at: Date | null;
  out_since: Date | null;
  picked_up_at: Date | null;
  lent_at: Date | null;
  used_ms: Defaulted<string>;
};

export type ToolDaysTable = Company & {
  day: string;
  tool_id: string;
  pickups: Defaulted<number>;
  requests: Defaulted<number>;
  used_ms: Defaulted<string>;
};

export type HistoryDaysTable = Company & { day: string; user_id: string; action: string; entries: number };
