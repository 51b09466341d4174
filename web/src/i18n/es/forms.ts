export const forms = {
  unsaved: 'Tienes cambios sin guardar',
  discard: 'Descartar',
  cancel: 'Cancelar',
  save: 'Guardar cambios',
  saved: 'Guardado',
  saveFailed: 'No se ha podido guardar',
  leave: {
    title: '¿Salir sin guardar?',
    lead: 'Los cambios que has hecho se perderán.',
    stay: 'Seguir editando',
    leave: 'Salir sin guardar',
  },
  stale: {
    title: 'Alguien ha cambiado estos datos mientras los editabas',
    lead: 'Elige qué se queda en cada dato. Aún no se ha guardado nada.',
    theirs: 'Lo que hay ahora',
    yours: 'Lo tuyo',
    save: 'Guardar lo elegido',
    cancel: 'Seguir editando',
    empty: 'Vacío',
    choose: 'Elige uno en cada dato para poder guardar.',
  },
};
