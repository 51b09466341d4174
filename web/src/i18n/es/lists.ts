/** What every list says, whatever is in it. */
export const lists = {
  more: 'Ver más',
  clear: 'Borrar la búsqueda',
  copyOf: 'Copiar el enlace: {{label}}',
  copied: 'Copiado',
  openOf: 'Abrir en otra pestaña: {{label}}',
};
