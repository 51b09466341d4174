/** The kinds of incident, as staff and those who report them call them. */
export const incidentTypes = {
  missing: 'No aparece',
  discharged: 'Sin batería',
  minor_problem: 'Problema leve',
  broken: 'Rota',
  missing_components: 'Faltan piezas',
  minor_imperfection: 'Desperfecto leve',
  dirty: 'Sucia',
  missing_consumable: 'Falta consumible',
};
