import type { Person } from './company.ts';
import { rowsOf } from './table.ts';

type Named<T> = Partial<Record<string, T>>;

/** Who has which tool, for how many hours or working days, and from whom when they had asked for it. */
export const held: Named<{ by: Person; hours?: number; days?: number; from?: Person }> = {
  'DIN-014': { by: 'ivan', hours: 2.1 },
  'DIN-015': { by: 'marta', hours: 1.4, from: 'sara' },
  'GAT-004': { by: 'carles', hours: 0.4 },
  'VAS-004': { by: 'sara', hours: 5.2 },
  'CAL-007': { by: 'lucia', days: 2 },
  'OBD-007': { by: 'marta', hours: 3.3 },
  'IMP-012': { by: 'pau', hours: 0.2 },
  'TPM-001': { by: 'aitana', days: 1 },
  'MAN-009': { by: 'ivan', hours: 0.8 },
  'ARR-002': { by: 'jorge', days: 3 },
  'END-001': { by: 'lucia', hours: 7.5 },
  'ACE-002': { by: 'carles', hours: 1.1 },
};

export const askedBy: Named<Person> = { 'VAS-004': 'pau', 'OBD-007': 'ivan', 'MAN-009': 'marta' };

/** To whom outside the company, since how many working days, and until when: in so many days, or back after so many. */
export const lent: Named<{ name: string; email: string; days: number; untilIn: number }> = {
  'CAL-009': { name: 'Talleres Benimaclet', email: 'taller@benimaclet.test', days: 3, untilIn: 4 },
  'TER-001': { name: 'Rosa Climent', email: 'rosa.climent@instalaciones.test', days: 6, untilIn: -1 },
};
export const lentBefore: Named<{ name: string; email: string; days: number; backDays: number }> = {
  'OBD-008': { name: 'Autos Patraix', email: 'hola@autospatraix.test', days: 31, backDays: 27 },
  'LAS-001': { name: 'Rosa Climent', email: 'rosa.climent@instalaciones.test', days: 19, backDays: 15 },
};

/** Since how many working days nobody may take it, or it is gone. */
export const blocked: Named<number> = { 'MUE-001': 4 };
export const retired: Named<number> = { 'TER-004': 21, 'TAL-009': 44 };

export const excludes: Named<Person[]> = {
  'PRE-002': ['marta', 'pau', 'aitana'],
  'PRE-005': ['marta'],
  'AMO-008': ['aitana'],
  'IND-001': ['marta', 'jorge'],
};

export const documents: Named<('invoice' | 'technicalInfo')[]> = {
  'DIN-014': ['invoice', 'technicalInfo'],
  'DIN-021': ['invoice'],
  'GAT-003': ['technicalInfo'],
  'PRE-002': ['technicalInfo'],
  'CAL-007': ['technicalInfo'],
  'OBD-007': ['invoice', 'technicalInfo'],
  'MUL-006': ['technicalInfo'],
};

export type DemoCalibration = {
  dueIn: number;
  every: number;
  entity: string;
  certificate: boolean;
  observations: string;
};

/** In how many days the next one is due, how many lie between two, by whom, with a certificate or without. */
const calibrationTable = `
DIN-014 | 12 | 365 | Laboratorio de Metrología del Turia | sí | Dentro de tolerancia en los cinco puntos.
DIN-015 | -9 | 365 | Laboratorio de Metrología del Turia | no | Ajustada a 20 Nm.
DIN-021 | 148 | 365 | Laboratorio de Metrología del Turia | sí | Sin ajuste.
GAT-003 | 64 | 365 | Revisiones Levante | no | Retenes y válvula de seguridad, bien.
PRE-002 | 22 | 180 | Revisiones Levante | no | Manómetro contrastado.
MED-003 | 233 | 365 | Laboratorio de Metrología del Turia | no | 
MED-004 | -31 | 365 | Laboratorio de Metrología del Turia | no | Error de 0,004 mm a fondo de escala.
MED-005 | 90 | 365 | Laboratorio de Metrología del Turia | no | 
MUL-006 | 5 | 365 | Electromedida Valencia | sí | Cambiados los fusibles.
MUL-009 | 180 | 365 | Electromedida Valencia | no | 
BAT-005 | 118 | 365 | Electromedida Valencia | no | 
ESP-001 | 41 | 365 | Electromedida Valencia | no | 
LAS-001 | 29 | 365 | Electromedida Valencia | no | Error de 0,2 mm por metro.
MAN-009 | 75 | 180 | Electromedida Valencia | no | 
CLI-003 | -3 | 365 | Electromedida Valencia | no | Pendiente de mandar.
`;

export const calibrations: Named<DemoCalibration> = Object.fromEntries(
  rowsOf(calibrationTable).map(([reference, dueIn, every, entity = '', certificate, observations = '']) => [
    reference,
    { dueIn: Number(dueIn), every: Number(every), entity, certificate: certificate === 'sí', observations },
  ]),
);
