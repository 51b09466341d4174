/** Whether a signed paper is one of ours. */
export const verify = {
  title: 'Comprobar un papel',
  heading: 'Comprueba un papel firmado',
  lead: 'Escribe su número y el código que tiene al pie, o escanea su QR.',
  number: 'Número del papel',
  numberHint: 'El de la reserva o el del resguardo.',
  code: 'Código',
  codeHint: 'Los cuatro primeros grupos bastan.',
  submit: 'Comprobar',
  failed: 'No hemos podido comprobarlo. Prueba otra vez.',
  yes: 'Sí, coincide',
  no: 'No coincide',
  noLead:
    'Ese número y ese código no van juntos. Revisa cómo los has escrito. Si están bien, no es un papel firmado aquí.',
  kinds: {
    pickUp: 'Recogida de un vehículo, firmada el {{date}}.',
    return: 'Devolución de un vehículo, firmada el {{date}}.',
    checkIn: 'Resguardo de depósito, firmado el {{date}}.',
  },
  frozen: 'Sus datos se fijaron el {{date}}, después de la firma.',
  doubt:
    'El número y el código son de un papel que se firmó aquí. Si dudas de lo que pone, pide a la empresa que te lo dé otra vez: saldrá igual, con este mismo código.',
};
