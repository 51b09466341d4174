import { demoCompany } from './company.ts';

type Line = { label: string; value: string };

/** A page of A4 with a title and labelled lines, as a PDF of its own making. */
export const pdfOf = (title: string, lines: Line[], footer: string): Buffer => {
  const content = [
    '0.043 0.141 0.251 rg 0 762 595 80 re f 0.961 0.718 0 rg 0 756 595 6 re f',
    text(48, 796, 20, title, 'bold', '1 1 1'),
    ...lines.flatMap(({ label, value }, index) => [
      text(48, 700 - index * 34, 10, label, 'plain', '0.36 0.41 0.47'),
      text(190, 700 - index * 34, 12, value, 'bold', '0.09 0.13 0.17'),
      `0.89 0.91 0.94 rg 48 ${688 - index * 34} 499 0.8 re f`,
    ]),
    text(48, 64, 9, footer, 'plain', '0.36 0.41 0.47'),
    text(
      48,
      48,
      9,
      `${demoCompany.company_name} · ${demoCompany.street}, ${demoCompany.city}`,
      'plain',
      '0.36 0.41 0.47',
    ),
  ].join('\n');
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  return written([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</plain 5 0 R/bold 6 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]);
};

const text = (x: number, y: number, size: number, words: string, font: 'plain' | 'bold', colour: string) =>
  `BT /${font} ${size} Tf ${colour} rg ${x} ${y} Td (${words.replace(/[\\()]/g, '\\$&')}) Tj ET`;

/** The objects, then the table that says where each begins. One character is one byte. */
const written = (objects: string[]) => {
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
};
