export const tools = {
  title: 'Herramientas',
};
