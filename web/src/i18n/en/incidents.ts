import type { incidents as shape } from '../es/incidents.ts';

export const incidents: typeof shape = {
  title: 'Incidents',
};
