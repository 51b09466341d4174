import { colours, type Doc, drawPage, place, sheet, write } from './page.ts';
import { drawProof, type Proof, proofHeight } from './proof.ts';
import { readable } from './readable.ts';

const { ink, muted, line, navy } = colours;
const margin = 50;
const width = sheet.width - 2 * margin;

/** A paper to hand to somebody: who gives it, what it says, who signed it. */
export type Paper = {
  language: 'es' | 'en';
  title: string;
  number: string;
  company: string[];
  logo?: Uint8Array | undefined;
  sections: { title: string; rows: [label: string, value: string][] }[];
  statement: string;
  signature: { picture: Uint8Array; caption: string };
  proof: Proof;
  footer: string;
  /** The moment it speaks of; the same paper drawn again is the same to the last byte. */
  date: Date;
};

/** Draws a paper on one A4 page, whatever alphabet its names are in. */
export const drawPaper = (paper: Paper): Promise<Buffer> =>
  drawPage({ ...paper, title: `${paper.title} ${paper.number}` }, (doc) => {
    drawHead(doc, paper);
    for (const section of paper.sections) drawSection(doc, section);
    drawStatement(doc, paper);
    const foot = { x: margin, y: sheet.height - margin - 12, width };
    drawProof(doc, paper.proof, { ...foot, y: foot.y - 12 - proofHeight });
    write(doc, paper.footer, foot, { size: 8, colour: muted, align: 'center' }, 12);
  });

const drawHead = (doc: Doc, { title, number, company, logo }: Paper) => {
  const [name = '', ...lines] = company;
  const left = logo ? margin + 70 : margin;
  if (logo) place(doc, logo, margin, margin, { fit: [56, 56] });
  doc
    .font('bold')
    .fontSize(13)
    .fillColor(ink)
    .text(readable(doc, name), left, margin, { width: width / 2, lineGap: 1 });
  doc.font('plain').fontSize(9).fillColor(muted);
  for (const text of lines) doc.text(readable(doc, text), left, undefined, { width: width / 2 });
  const under = Math.max(doc.y, margin + 60);
  doc
    .font('bold')
    .fontSize(15)
    .fillColor(navy)
    .text(title, margin + width / 2, margin, { width: width / 2, align: 'right' });
  doc
    .font('plain')
    .fontSize(10)
    .fillColor(muted)
    .text(readable(doc, number), { width: width / 2, align: 'right' });
  doc.y = Math.max(under, doc.y) + 14;
  rule(doc);
};

const drawSection = (doc: Doc, { title, rows }: Paper['sections'][number]) => {
  doc
    .font('bold')
    .fontSize(10.5)
    .fillColor(navy)
    .text(title, margin, doc.y + 10);
  doc.moveDown(0.3);
  for (const [label, value] of rows) {
    const top = doc.y;
    doc.font('plain').fontSize(9.5).fillColor(muted).text(label, margin, top, { width: 140 });
    const below = doc.y;
    doc.fillColor(ink).text(readable(doc, clipped(value)), margin + 150, top, { width: width - 150 });
    doc.y = Math.max(below, doc.y) + 2;
  }
  doc.y += 6;
  rule(doc);
};

const drawStatement = (doc: Doc, { statement, signature }: Paper) => {
  doc
    .font('plain')
    .fontSize(9.5)
    .fillColor(ink)
    .text(statement, margin, doc.y + 12, { width, lineGap: 2 });
  const top = doc.y + 14;
  doc.roundedRect(margin, top, 240, 110, 8).lineWidth(1).stroke(line);
  place(doc, signature.picture, margin + 10, top + 8, { fit: [220, 94], align: 'center', valign: 'center' });
  doc
    .font('plain')
    .fontSize(8.5)
    .fillColor(muted)
    .text(readable(doc, signature.caption), margin, top + 116, { width });
};

const rule = (doc: Doc) => {
  doc
    .moveTo(margin, doc.y)
    .lineTo(margin + width, doc.y)
    .lineWidth(1)
    .stroke(line);
};

/** What somebody typed keeps to its place on the page. */
const clipped = (text: string) => {
  const oneLine = text.replaceAll(/\s+/g, ' ');
  return oneLine.length > 600 ? `${oneLine.slice(0, 600)}…` : oneLine;
};
