import type { Language } from '@llave/contract/fields';
import type { ImportKind } from '@llave/contract/import-columns';
import type { Translate } from '../../i18n/translation.ts';
import { download } from '../../lib/browser/download.ts';
import { columnsOf } from './use-import.ts';

const examples: Record<Language, Record<ImportKind, (string | number)[][]>> = {
  es: {
    tools: [
      ['Taladro percutor 18 V', 'TAL-001', 'Eléctricas', 'Con dos baterías', '12/03/2024', 189.9],
      ['Llave dinamométrica 1/2', 'DIN-015', 'Medición', '', '', ''],
    ],
    people: [
      ['Marta', 'Ruiz Gil', 'marta', '', 'no', 'gestionar', 'nada', 'nada', 'ver'],
      ['Iván', 'Soto', '', 'ivan@tutaller.es', 'sí', '', '', '', ''],
    ],
    lockers: [
      ['14', 'Junto al foso', 4, 'herramientas'],
      ['K1', '', 1, 'llaves'],
    ],
    vehicles: [
      ['1234 BBB', 'Seat', 'León', 45200],
      ['5678 CCC', 'Renault', 'Kangoo', 120500],
    ],
  },
  en: {
    tools: [
      ['Hammer drill 18 V', 'TAL-001', 'Power tools', 'With two batteries', '12/03/2024', 189.9],
      ['Torque wrench 1/2', 'DIN-015', 'Measuring', '', '', ''],
    ],
    people: [
      ['Marta', 'Ruiz', 'marta', '', 'no', 'manage', 'none', 'none', 'view'],
      ['Ivan', 'Soto', '', 'ivan@yourworkshop.com', 'yes', '', '', '', ''],
    ],
    lockers: [
      ['14', 'Beside the pit', 4, 'tools'],
      ['K1', '', 1, 'keys'],
    ],
    vehicles: [
      ['1234 BBB', 'Seat', 'León', 45200],
      ['5678 CCC', 'Renault', 'Kangoo', 120500],
    ],
  },
};

/** An Excel file to fill in: its headings, and on a second sheet how rows look. */
export const saveTemplate = async (t: Translate, kind: ImportKind, language: Language) => {
  const { workbook } = await import('./workbook.ts');
  const headings = columnsOf(kind).map((column) => column[language]);
  const file = workbook([
    { name: t('imports.templateSheet'), rows: [headings] },
    { name: t('imports.exampleSheet'), rows: [headings, ...examples[language][kind]] },
  ]);
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  download(`${t(`imports.templateFile.${kind}`)}.xlsx`, new Blob([file], { type }));
};
