/** What every list says, whatever is in it. */
export const lists = {
  more: 'Ver más',
  clear: 'Borrar la búsqueda',
};
