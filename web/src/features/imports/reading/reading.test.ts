import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { workbook } from '../workbook.ts';
import { readLines } from './read-lines.ts';
import { sheetOf } from './sheet.ts';
import { type Cell, sentValue } from './values.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const windows = (text: string) => Uint8Array.from(text, (sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0)));
const lines = async (bytes: Uint8Array<ArrayBuffer>) => (await readLines(bytes)) as Cell[][];

describe('a file of Spanish Excel is read as it was meant', () => {
  const table = [
    ['Nombre', 'Precio de compra (€)'],
    ['Ñandú "de" cañón', '1.234,50'],
  ];
  const written = (separator: string) =>
    table.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n');

  test.each([';', '\t', ','])(
    'with %j between its cells, in UTF-8 with and without its mark and in Windows-1252',
    async (sign) => {
      expect(await lines(bytesOf(written(sign)))).toEqual(table);
      expect(await lines(bytesOf(`\uFEFF${written(sign)}`))).toEqual(table);
      expect(await lines(windows(written(sign)))).toEqual(table);
    },
  );

  test('in UTF-16, as «Texto Unicode» is saved, and with its separator said', async () => {
    const text = `\uFEFF${written('\t')}`;
    const bytes = new Uint8Array(new Uint16Array([...text].map((sign) => sign.charCodeAt(0))).buffer);
    expect(await lines(bytes)).toEqual(table);
    expect(await lines(bytesOf('sep=|\r\nNombre|Uso\r\nA1|Taller'))).toEqual([
      ['Nombre', 'Uso'],
      ['A1', 'Taller'],
    ]);
  });

  test('a comma within a price is none between cells, and a line may break within quotes', async () => {
    expect(await lines(bytesOf('Nombre;Precio\n"Gato\nde foso";12,50\nLlave;3\n'))).toEqual([
      ['Nombre', 'Precio'],
      ['Gato\nde foso', '12,50'],
      ['Llave', '3'],
    ]);
  });

  test('an .xlsx of five thousand rows, with numbers as numbers and days as serial numbers', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => [`Llave <${at}> & "co"`, 45363, 12.5]);
    const file = workbook([{ name: 'Herramientas', rows: [['Nombre', 'Fecha de compra', 'Precio'], ...rows] }]);
    const read = await lines(file);
    expect(read).toHaveLength(5001);
    expect(read[5000]).toEqual(['Llave <4999> & "co"', 45363, 12.5]);
    expect(sentValue('purchaseDate', 45363)).toBe('2024-03-12');
  });
});

describe('what is no sheet is refused before it is opened', () => {
  test('an old Excel, a broken one, an empty one and too many rows are named', async () => {
    expect(await readLines(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1]))).toBe('oldExcel');
    expect(await readLines(bytesOf('PK no es un zip'))).toBe('broken');
    expect(await readLines(bytesOf(''))).toBe('empty');
    expect(await readLines(bytesOf('a\n'.repeat(10_060)))).toBe('tooManyRows');
  });

  test('a small file that unpacks to gigabytes is not unpacked', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(1024) });
    const view = new DataView(bomb.buffer);
    for (let at = 0; at < bomb.length - 4; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0xf0000000, true);
    expect(await readLines(bomb)).toBe('tooLarge');
  });

  test('entities of its own make no file grow, and reach nothing outside of it', async () => {
    const tables = workbook([{ name: 'A', rows: [['Nombre'], ['x']] }]);
    const { unzipSync, strFromU8, strToU8 } = await import('fflate');
    const parts = unzipSync(tables);
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array);
    const hostile = sheet
      .replace('<worksheet', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;&a;">]><worksheet')
      .replace('>x<', '>&b;<');
    parts['xl/worksheets/sheet1.xml'] = strToU8(hostile);
    const read = await readLines(zipSync(parts));
    expect(JSON.stringify(read)).not.toContain('root:');
    expect(JSON.stringify(read).length).toBeLessThan(100);
  });
});

describe('a cell is sent as the API takes it', () => {
  test.each([
    ['purchasePrice', '1.234,50 €', '1234.50'],
    ['purchasePrice', '12,5', '12.50'],
    ['purchasePrice', 12.5, '12.50'],
    ['purchasePrice', 1.234, '1.234'],
    ['purchasePrice', 'caro', 'caro'],
    ['purchaseDate', '1/3/2024', '2024-03-01'],
    ['purchaseDate', '31-12-24', '2024-12-31'],
    ['purchaseDate', '31/02/2023', '2023-02-31'],
    ['purchaseDate', '2024-03-12T00:00:00', '2024-03-12'],
    ['purchaseDate', 45363, '2024-03-12'],
    ['purchaseDate', '45363', '2024-03-12'],
    ['purchaseDate', 'ayer', 'ayer'],
    ['currentKilometers', '12.500 km', '12500'],
    ['currentKilometers', 12500, '12500'],
    ['currentKilometers', 'muchos', 'muchos'],
    ['useType', 'Herramientas', 'Tool'],
    ['useType', 'Llaves', 'Renting'],
    ['isAdmin', 'Sí', 'true'],
    ['toolsRoleId', 'Gestionar', '3'],
    ['toolsRoleId', 'a veces', 'a veces'],
    ['reference', 12345, '12345'],
    ['name', "'=Llave", '=Llave'],
    ['name', null, ''],
  ])('%s: %j is %j', (field, cell, sent) => {
    expect(sentValue(field, cell)).toBe(sent);
  });
});

test('the headings may stand below others, empty lines are passed over, and what was deleted stays so', () => {
  const sheet = sheetOf('vehicles', [
    ['Talleres Turia'],
    [],
    ['number_plate', 'brand', 'model', 'current_kilometers', 'deleted_at'],
    ['1234 BBB', 'Seat', 'León', 5, null],
    [null, '', null],
    ['5678 CCC', 'Seat', 'Ibiza', 5, '2026-01-01'],
  ]);
  expect(sheet.headings[0]).toBe('number_plate');
  expect(sheet.rows).toEqual([{ line: 4, cells: ['1234 BBB', 'Seat', 'León', 5, null] }]);
});
