export const history = {
  title: 'Historial',
};
