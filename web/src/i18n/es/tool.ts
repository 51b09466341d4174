export const tool = {
  title: 'Herramienta',
};
