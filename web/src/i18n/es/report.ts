export const report = {
  title: 'Avisar de un problema',
};
