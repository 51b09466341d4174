import type { Language } from '@llave/contract/fields';
import type { IncidentType } from '@llave/contract/incidents';

/** What each kind of incident is called in the middle of a sentence. */
export const incidentNames: Record<Language, Record<IncidentType, string>> = {
  es: {
    missing: 'no aparece',
    discharged: 'sin batería',
    minor_problem: 'problema leve',
    broken: 'rota',
    missing_components: 'faltan piezas',
    minor_imperfection: 'pequeño desperfecto',
    dirty: 'sucia',
    missing_consumable: 'falta consumible',
  },
  en: {
    missing: 'missing',
    discharged: 'discharged',
    minor_problem: 'minor problem',
    broken: 'broken',
    missing_components: 'missing components',
    minor_imperfection: 'minor imperfection',
    dirty: 'dirty',
    missing_consumable: 'missing consumable',
  },
};
