/** What every list says, whatever is in it. */
export const lists = {
  import: 'Importar',
  more: 'Ver más',
  clear: 'Borrar la búsqueda',
  copyOf: 'Copiar el enlace: {{label}}',
  copied: 'Copiado',
  openOf: 'Abrir en otra pestaña: {{label}}',
  csvSaved: '{{file}} está en tus descargas',
  csvComing: 'Preparando… {{amount}} kB',
  csvFailed: 'No hemos podido preparar el archivo',
};
