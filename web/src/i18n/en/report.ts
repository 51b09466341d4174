import type { report as shape } from '../es/report.ts';

export const report: typeof shape = {
  title: 'Report a problem',
};
