import type { incidentTypes as shape } from '../es/incident-types.ts';

export const incidentTypes: typeof shape = {
  missing: 'Missing',
  discharged: 'Out of charge',
  minor_problem: 'Minor problem',
  broken: 'Broken',
  missing_components: 'Parts missing',
  minor_imperfection: 'Slightly damaged',
  dirty: 'Dirty',
  missing_consumable: 'Consumable missing',
};
