import type { field as shape } from '../es/field.ts';

export const field: typeof shape = {
  types: { Incidencia: 'Incident', Compra: 'Purchase' },
  priorities: { low: 'Low', medium: 'Medium', high: 'High' },
  categories: {
    environment: 'Environmental papers / Waste',
    fire: 'Fire-fighting equipment',
    copiers: 'Photocopiers',
    gases: 'Industrial gases',
    washers: 'Parts washers / Industrial rags',
    office: 'Office supplies / Furniture',
    clothes: 'Workwear (NOT RENTED)',
    rentedClothes: 'Workwear (RENTED)',
    cleaning: 'Cleaning / gardening services',
    claims: 'Insurance claims',
    supplies: 'Utilities (POWER/WATER)',
    fuelCards: 'Solred cards',
    phones: 'Mobile phones',
    others: 'OTHER',
  },
};
