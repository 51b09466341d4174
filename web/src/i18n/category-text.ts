import type { fieldIncidentCategories } from '@llave/contract/field-incidents';
import type { field } from './es/field.ts';
import type { Translate } from './translation.ts';

type Category = (typeof fieldIncidentCategories)['Incidencia' | 'Compra'][number];

const names: Record<Category, keyof typeof field.categories> = {
  'Doc. Medioambiental / Residuos': 'environment',
  'Equipos contra incendios': 'fire',
  Fotocopiadoras: 'copiers',
  'Gases industriales': 'gases',
  'Lavadoras de piezas / Trapos industriales': 'washers',
  'Material oficina / Muebles': 'office',
  'Ropa (NO RENTING)': 'clothes',
  'Ropa (RENTING)': 'rentedClothes',
  'Servicios limpieza / jardinería': 'cleaning',
  'Siniestros Aseguradoras': 'claims',
  'Suministros (LUZ/AGUA)': 'supplies',
  'Tarjetas Solred': 'fuelCards',
  'Telefonía móvil': 'phones',
  OTROS: 'others',
};

/** A category in the language spoken now; one that is no longer on the list stays as it was written. */
export const categoryText = (t: Translate, category: string) =>
  category in names ? t(`field.categories.${names[category as Category]}`) : category;
