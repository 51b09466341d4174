export const labels = {
  title: 'Etiquetas',
};
