import { readPrice } from '../../../lib/text/prices.ts';

/** What stands in a cell: numbers come from Excel as such, days as 2026-12-31. */
export type Cell = string | number | null;

/** A cell as the API takes it, where its field can be read; what cannot is sent as it stands, to be named a fault. */
export const sentValue = (field: string, cell: Cell): string => {
  const text = textOf(cell);
  if (text === '') return '';
  return (readers[field]?.(typeof cell === 'number' ? cell : text) ?? text).trim();
};

/** A cell as people read it. Our own files put ' before what a spreadsheet would take for a formula. */
export const textOf = (cell: Cell): string => {
  if (cell === null) return '';
  return typeof cell === 'number' ? String(cell) : cell.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '').trim();
};

type Reader = (cell: string | number) => string | undefined;

const priceOf: Reader = (cell) => {
  const price = typeof cell === 'number' ? cell : readPrice(cell);
  return price === null || Number.isNaN(price) || Math.abs(price * 100 - Math.round(price * 100)) > 1e-6
    ? undefined
    : price.toFixed(2);
};

/** Whole numbers, with points or spaces between thousands and a unit behind. */
const countOf: Reader = (cell) => {
  const [, digits] = /^(\d{1,3}(?:[. ]\d{3})+|\d+)(?:[.,]0+)?\s*(?:km|kms)?\.?$/i.exec(String(cell)) ?? [];
  return digits?.replaceAll(/\D/g, '');
};

/** Days since the last of December 1899, as Excel counts them. */
const dayOfSerial = (serial: number) => new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000);

const dayOf: Reader = (cell) => {
  const serial = Number(typeof cell === 'string' && /^\d{5}([.,]\d+)?$/.test(cell) ? cell.replace(',', '.') : cell);
  if (serial >= 1 && serial < 100_000 && (typeof cell === 'number' || /^\d{5}/.test(cell)))
    return dayOfSerial(serial).toISOString().slice(0, 10);
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T].*)?$/.exec(String(cell)) ?? [];
  if (!day || !month || !year) return /^(\d{4}-\d{2}-\d{2})(?:[ T].*)?$/.exec(String(cell))?.[1];
  const whole = year.length === 4 ? year : `${Number(year) < 70 ? 20 : 19}${year}`;
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** One of a few meanings, by the words that people and our own files use for them. */
const oneOf =
  (words: Record<string, string[]>): Reader =>
  (cell) =>
    Object.entries(words).find(([, all]) => all.includes(plain(String(cell))))?.[0];

const role = oneOf({
  1: ['1', 'no', 'nada', 'ninguno', 'sin acceso', 'none', 'nothing'],
  2: ['2', 'ver', 've', 'consulta', 'usar', 'usa', 'lectura', 'view', 'use', 'read'],
  3: ['3', 'gestionar', 'gestiona', 'gestion', 'todo', 'manage', 'manages', 'all'],
});

const readers: Record<string, Reader> = {
  purchaseDate: dayOf,
  purchasePrice: priceOf,
  currentKilometers: countOf,
  lockerSize: countOf,
  useType: oneOf({
    Tool: ['tool', 'tools', 'herramienta', 'herramientas', 'taller', 'workshop'],
    Renting: ['renting', 'rental', 'alquiler', 'llave', 'llaves', 'key', 'keys', 'llaves de alquiler', 'rental keys'],
  }),
  isAdmin: oneOf({ true: ['si', 'yes', 'x', 'true', 'verdadero', '1'], false: ['no', 'false', 'falso', '0'] }),
  toolsRoleId: role,
  rentingRoleId: role,
  managementRoleId: role,
  checkingRoleId: role,
};
