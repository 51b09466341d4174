import type { StaffTexts } from '../language.ts';

export const incidents: StaffTexts['incidents'] = {
  title: 'Incidents',
  types: {
    missing: 'Missing',
    discharged: 'Out of charge',
    minor_problem: 'Minor problem',
    broken: 'Broken',
    missing_components: 'Parts missing',
    minor_imperfection: 'Slightly damaged',
    dirty: 'Dirty',
    missing_consumable: 'Consumable missing',
  },
};
