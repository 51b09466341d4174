export const notices = {
  title: 'Avisos',
  requestGranted: '{{name}} te ha dado «{{tool}}».',
  requestDeclined: '{{name}} no te la deja ahora: «{{tool}}».',
  toolReturned: '«{{tool}}» está libre: la han devuelto.',
  incidentOpened: 'Incidencia nueva en «{{tool}}».',
  granted: 'Ya tienes «{{tool}}».',
  declined: 'Ahora no te pueden dejar «{{tool}}».',
  see: 'Ver incidencia',
  dismiss: 'Quitar este aviso',
  more_one: 'y {{count}} aviso más',
  more_other: 'y {{count}} avisos más',
  dismissFailed: 'No se ha podido quitar el aviso',
};
