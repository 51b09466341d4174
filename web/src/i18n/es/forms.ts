export const forms = {
  unsaved: 'Tienes cambios sin guardar',
  discard: 'Descartar',
  save: 'Guardar cambios',
  saved: 'Guardado',
  saveFailed: 'No se ha podido guardar',
  leave: {
    title: '¿Salir sin guardar?',
    lead: 'Los cambios que has hecho se perderán.',
    stay: 'Seguir editando',
    leave: 'Salir sin guardar',
  },
};
