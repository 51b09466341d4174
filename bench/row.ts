/** What every measurement may use: an empty cluster of PostgreSQL and the folder of its programs. */
export type Bench = { databaseUrl: string; postgresBin: string };

/** One ratio a round, so that what disturbs the machine disturbs both sides; what was compared, in a few words. */
export type Measured = { ratios: number[]; seen: string };

/** One line of the table: ours divided by what it is compared with. */
export type Row = {
  number: number;
  name: string;
  /** Whether the ratio shall be at least this, as of a speed, or at most, as of a time or a size. */
  bound: 'least' | 'most';
  floor: number;
  goal: number;
  measure(bench: Bench): Promise<Measured>;
};
