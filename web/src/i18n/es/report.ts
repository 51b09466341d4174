import { incidentTypes } from './incident-types.ts';

/** The public page behind a tool's label or an incident's link. */
export const report = {
  types: incidentTypes,
  title: 'Avisar de un problema',
  tool: {
    title: '¿Qué le pasa?',
    lead: 'Cuéntalo y haz una foto. Llega al taller al momento.',
  },
  incident: {
    title: '¿Qué has visto tú?',
    lead: 'Ya sabemos que algo falla. Cuéntanos más y haz una foto.',
  },
  known: 'Lo que ya sabemos',
  description: 'Qué pasa',
  descriptionHint: 'Por ejemplo: no gira, falta una punta, hace un ruido raro.',
  photo: 'Foto del problema',
  type: 'Tipo de problema (opcional)',
  name: 'Tu nombre (opcional)',
  nameHint: 'Por si hay que preguntarte algo.',
  submit: 'Enviar aviso',
  needsBoth: 'Falta contar qué pasa y una foto.',
  needsPhoto: 'Falta una foto.',
  needsWords: 'Falta contar qué pasa.',
  sending: 'La foto se está enviando…',
  offline: 'No hay conexión. Lo que has puesto sigue aquí: envíalo cuando vuelva.',
  failed: 'No hemos podido enviarlo. Lo que has puesto sigue aquí: prueba otra vez.',
  sent: 'Aviso enviado correctamente',
  thanks: '¡Gracias!',
  thanksLead: 'En {{company}} ya lo saben. Puedes cerrar esta página.',
  again: 'Avisar de otra cosa',
  trouble: {
    incomplete: 'A este enlace le falta algo',
    incompleteLead: 'Escanea otra vez la etiqueta de la herramienta, o abre el enlace entero.',
    linkInvalid: 'Este enlace ya no vale',
    linkInvalidLead: 'Ha caducado o lo han cambiado por otro. Pide uno nuevo, o escanea la etiqueta que hay ahora.',
    toolNotFoundLead: 'Ya no está en el taller. Si la tienes delante, díselo a alguien de allí.',
    incidentClosed: 'Esta incidencia ya está cerrada',
    incidentClosedLead: 'El taller ya la ha resuelto. Gracias de todas formas.',
    unread: 'No hemos podido abrir la página',
  },
};
