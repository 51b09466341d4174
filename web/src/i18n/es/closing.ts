/** How something ended, in the words of who closed it. */
export const closing = {
  title: 'Cómo terminó',
  note: 'Nota de cierre',
  hint: 'Qué se ha hecho, en una frase.',
  by: 'Lo cerró {{name}}, {{date}}',
  at: 'Cerrado el {{date}}',
};
