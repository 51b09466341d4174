import { strToU8, zipSync } from 'fflate';

export type Table = { name: string; rows: (string | number)[][] };

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const parts = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** An Excel file with these tables, the first line of each in bold. */
export const workbook = (tables: Table[]): Uint8Array<ArrayBuffer> => {
  const each = (write: (table: Table, number: number) => string) =>
    tables.map((table, at) => write(table, at + 1)).join('');
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${parts}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${each((_, n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${type}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${parts}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each(({ name }, n) => `<sheet name="${escaped(name)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${parts}/relationships">${each((_, n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${tables.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
  };
  for (const [at, { rows }] of tables.entries()) files[`xl/worksheets/sheet${at + 1}.xml`] = sheet(rows);
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(head + text)])));
};

const sheet = (rows: Table['rows']) =>
  `<worksheet xmlns="${main}"><cols>${(rows[0] ?? []).map((_, at) => `<col min="${at + 1}" max="${at + 1}" width="24" customWidth="1"/>`).join('')}</cols><sheetData>${rows
    .map((cells, row) => `<row r="${row + 1}">${cells.map((cell, at) => cellOf(cell, at, row)).join('')}</row>`)
    .join('')}</sheetData></worksheet>`;

const cellOf = (cell: string | number, column: number, row: number) => {
  const place = `r="${String.fromCharCode(65 + column)}${row + 1}"${row === 0 ? ' s="1"' : ''}`;
  return typeof cell === 'number'
    ? `<c ${place}><v>${cell}</v></c>`
    : `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
