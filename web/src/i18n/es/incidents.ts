export const incidents = {
  title: 'Incidencias',
  types: {
    missing: 'No aparece',
    discharged: 'Sin batería',
    minor_problem: 'Problema leve',
    broken: 'Rota',
    missing_components: 'Faltan piezas',
    minor_imperfection: 'Desperfecto leve',
    dirty: 'Sucia',
    missing_consumable: 'Falta consumible',
  },
};
