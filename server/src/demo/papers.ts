import type { Calendar } from './calendar.ts';
import { demoCompany } from './company.ts';
import { pdfOf } from './documents.ts';
import { calibrations, documents } from './tool-states.ts';
import type { DemoTool } from './tools.ts';

/** A file attached to a tool. */
export type Paper = { type: 'invoice' | 'technicalInfo'; originalName: string; at: Date; content: Buffer };

/** The last calibration of a tool: done that day, and noted when the workshop began to note such things. */
export const calibrationOf = (reference: string, calendar: Calendar) => {
  const facts = calibrations[reference];
  if (!facts) return undefined;
  const calibratedOn = calendar.dateIn(facts.dueIn - facts.every);
  const noted = calendar.days.slice(1).find((day) => day >= calibratedOn) ?? calendar.ago(0);
  return { ...facts, calibratedOn, next: calendar.dateIn(facts.dueIn), at: calendar.at(noted, 7.6) };
};
export type Calibration = NonNullable<ReturnType<typeof calibrationOf>>;

export const papersOf = (tool: DemoTool, index: number, calendar: Calendar): Paper[] =>
  (documents[tool.reference] ?? []).map((type, order) => ({
    type,
    originalName: `${type === 'invoice' ? 'Factura' : 'Ficha técnica'} ${tool.reference}.pdf`,
    at: calendar.at(calendar.days[1] ?? '', 9 + index * 0.1 + order * 0.02),
    content: type === 'invoice' ? invoiceOf(tool, index) : sheetOf(tool),
  }));

export const certificateOf = (tool: DemoTool, calibration: Calibration): Buffer =>
  pdfOf(
    'Certificado de calibración',
    [
      { label: 'Instrumento', value: tool.name },
      { label: 'Referencia', value: tool.reference },
      { label: 'Laboratorio', value: calibration.entity },
      { label: 'Fecha', value: dateOf(calibration.calibratedOn) },
      { label: 'Próxima', value: dateOf(calibration.next) },
      { label: 'Resultado', value: 'Apto' },
      { label: 'Observaciones', value: calibration.observations },
    ],
    'Trazable a patrones nacionales. Documento de demostración.',
  );

const invoiceOf = (tool: DemoTool, index: number) =>
  pdfOf(
    'Factura',
    [
      { label: 'Número', value: `${tool.bought.slice(0, 4)}/${String(310 + index * 7).padStart(5, '0')}` },
      { label: 'Fecha', value: dateOf(tool.bought) },
      { label: 'Cliente', value: `${demoCompany.company_name} · ${demoCompany.company_identifier}` },
      { label: 'Concepto', value: tool.name },
      { label: 'Base', value: euros(tool.price / 1.21) },
      { label: 'IVA 21 %', value: euros(tool.price - tool.price / 1.21) },
      { label: 'Total', value: euros(tool.price) },
    ],
    'Suministros Industriales del Turia. Documento de demostración.',
  );

const sheetOf = (tool: DemoTool) =>
  pdfOf(
    'Ficha técnica',
    [
      { label: 'Herramienta', value: tool.name },
      { label: 'Referencia', value: tool.reference },
      { label: 'Uso', value: tool.about },
      { label: 'Limpieza', value: 'Trapo seco al devolverla. Nunca disolvente.' },
      { label: 'Revisión', value: 'Visual cada semana, completa cada año.' },
    ],
    'Documento de demostración.',
  );

const dateOf = (day: string) => day.split('-').reverse().join('/');
const euros = (amount: number) => `${amount.toFixed(2).replace('.', ',')} EUR`;
