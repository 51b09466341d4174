export const incidents = {
  title: 'Incidencias',
};
