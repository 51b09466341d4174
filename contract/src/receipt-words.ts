import type { Language } from './fields.ts';

/** Which words of ours a signature stands under: another one with every change of what papers say. */
export const wordsVersion = '2026-11-18';

const timeIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Madrid' });

const es = {
  time: timeIn('es-ES'),
  count: new Intl.NumberFormat('es-ES', { useGrouping: 'always' }),
  title: 'Resguardo de depósito',
  number: (number: string) => `N.º ${number}`,
  sample: 'MUESTRA',
  taxId: 'NIF',
  registry: 'N.º de registro de talleres',
  customer: 'Cliente',
  name: 'Nombre',
  document: (isForeign: boolean): string => (isForeign ? 'Documento' : 'NIF'),
  phone: 'Teléfono',
  email: 'Correo',
  crane: 'Entregado por la grúa',
  craneCompany: 'Empresa',
  operator: 'Operario',
  owner: 'Propietario del vehículo',
  unknown: 'No consta',
  vehicle: 'Vehículo',
  plate: 'Matrícula',
  kilometers: 'Kilómetros',
  appointment: 'N.º de cita',
  noAppointment: 'Sin cita',
  works: 'Trabajos solicitados',
  estimate: 'Presupuesto (RD 1457/1986)',
  options: {
    1: '1. Solicito presupuesto previo.',
    2: '2. Renuncio al presupuesto y autorizo la reparación.',
  },
  privacy: 'Protección de datos',
  policy: 'He leído y acepto la política de privacidad.',
  processing: (company: string) => `Acepto que ${company} use mis datos para la reparación y el resguardo.`,
  signature: 'Firma',
  signed: (name: string, at: string) => `Firmado por ${name} el ${at} (hora de Madrid).`,
  noteTitle: 'Validez de este resguardo',
  note: [
    'Este resguardo acredita el depósito del vehículo en el taller, conforme al Real Decreto 1457/1986, de 10 de enero, que regula la actividad industrial y la prestación de servicios en los talleres de reparación de vehículos automóviles.',
    'Preséntalo al recoger el vehículo. Si lo pierdes, el taller te pedirá que te identifiques.',
    'Si has solicitado presupuesto, no se hará ninguna reparación hasta que lo aceptes. El taller tiene hojas de reclamaciones a tu disposición.',
  ].join('\n\n'),
  footer: (company: string) => `Documento generado por Llave para ${company}`,
};

const en: typeof es = {
  time: timeIn('en-GB'),
  count: new Intl.NumberFormat('en-GB', { useGrouping: 'always' }),
  title: 'Deposit receipt',
  number: (number) => `No. ${number}`,
  sample: 'SAMPLE',
  taxId: 'Tax ID (NIF)',
  registry: 'Workshop registry no.',
  customer: 'Customer',
  name: 'Name',
  document: (isForeign) => (isForeign ? 'Document' : 'Tax ID (NIF)'),
  phone: 'Phone',
  email: 'E-mail',
  crane: 'Delivered by the recovery truck',
  craneCompany: 'Company',
  operator: 'Operator',
  owner: 'Owner of the vehicle',
  unknown: 'Not stated',
  vehicle: 'Vehicle',
  plate: 'Number plate',
  kilometers: 'Kilometres',
  appointment: 'Appointment',
  noAppointment: 'No appointment',
  works: 'Work requested',
  estimate: 'Estimate (Royal Decree 1457/1986)',
  options: {
    1: '1. I ask for an estimate first.',
    2: '2. I waive the estimate and authorise the repair.',
  },
  privacy: 'Data protection',
  policy: 'I have read and accept the privacy policy.',
  processing: (company) => `I agree that ${company} uses my data for the repair and the receipt.`,
  signature: 'Signature',
  signed: (name, at) => `Signed by ${name} on ${at} (Madrid time).`,
  noteTitle: 'What this receipt is for',
  note: [
    'This receipt proves that the vehicle was left at the workshop, under Spanish Royal Decree 1457/1986 of 10 January on the activity of motor vehicle repair workshops.',
    'Show it when you collect the vehicle. If you lose it, the workshop will ask you to identify yourself.',
    'If you asked for an estimate, nothing will be repaired until you accept it. The workshop keeps official complaint forms for you.',
  ].join('\n\n'),
  footer: (company) => `Document made by Llave for ${company}`,
};

export const receiptWords: Record<Language, typeof es> = { es, en };
