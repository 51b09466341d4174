export const quotas = {
  title: 'Uso',
  lead: 'Cuánto usa tu empresa de lo que tiene. Si se te queda corto, escríbenos.',
  failed: 'No hemos podido leer el uso',
  bytes: 'Fotos, vídeos y documentos',
  people: 'Personas',
  mails: 'Correos de hoy',
  of: '{{used}} de {{most}}',
  gigabytes: '{{size}} GB',
};
