import { colours, type Doc, drawPage, place, sheet, write, writePart } from './page.ts';
import { drawProof, type Proof, proofHeight } from './proof.ts';

/** A row whose value is to be seen from afar is `strong`. */
export type Row = [label: string, value: string, look?: 'strong'];
type Card = { title: string; rows: Row[] };

/** What a workshop hands over for a vehicle: who took it, whose it is, what is to be done, and what was signed. */
export type Receipt = {
  language: 'es' | 'en';
  title: string;
  number: string;
  when: string;
  company: { name: string; lines: string[] };
  logo?: Uint8Array | undefined;
  cards: Card[];
  works: { title: string; text: string };
  choice: { title: string; options: { text: string; isChosen: boolean }[] };
  acceptances: { title: string; texts: string[] };
  signature: { title: string; picture: Uint8Array; caption: string };
  note: { title: string; text: string };
  footer: string;
  /** None on a sample. */
  proof?: Proof | undefined;
  /** Written across it when it is worth nothing. */
  sample?: string | undefined;
  date: Date;
};

const margin = 44;
const width = sheet.width - 2 * margin;
const gap = 12;
const pad = 12;
const half = (width - gap) / 2;

const { ink, muted, line, soft, navy, yellow } = colours;

/** Draws a receipt: the works fill what the rest of the page leaves, and go on overleaf where they are longer. */
export const drawReceipt = (receipt: Receipt): Promise<Buffer> =>
  drawPage({ ...receipt, title: `${receipt.title} ${receipt.number}` }, (doc) => {
    if (receipt.sample) drawSample(doc, receipt.sample);
    const below = drawCards(doc, receipt.cards, drawHead(doc, receipt) + 16);
    const proofTop = sheet.height - margin - 16 - proofHeight;
    const signedTop = proofTop - gap - signedHeight;
    const choiceTop = signedTop - gap - choiceHeight;
    const works = { ...receipt.works, text: inFewLines(receipt.works.text) };
    const rest = drawWorks(doc, works, below + gap, choiceTop - 12);
    drawChoice(doc, receipt, choiceTop);
    drawSigned(doc, receipt, signedTop);
    if (receipt.proof) drawProof(doc, receipt.proof, { x: margin, y: proofTop, width });
    drawFooter(doc, receipt.footer);
    drawOverleaf(doc, receipt, rest);
  });

/** More lines than anybody means are written one after the other. */
const mostLines = 150;

const inFewLines = (text: string) => (text.split('\n').length > mostLines ? text.replaceAll(/\s*\n\s*/g, ' / ') : text);

/** What the first page has no room for, each page with the number and the code of the first. */
const drawOverleaf = (doc: Doc, receipt: Receipt, works: string) => {
  for (let rest = works; rest !== ''; ) {
    doc.addPage();
    if (receipt.sample) drawSample(doc, receipt.sample);
    const head = [receipt.title, receipt.number, receipt.proof?.code].filter(Boolean).join(' · ');
    write(doc, head, { x: margin, y: margin, width }, { font: 'bold', size: 10, colour: navy }, 14);
    rest = drawWorks(doc, { ...receipt.works, text: rest }, margin + 24, sheet.height - margin - 20);
    drawFooter(doc, receipt.footer);
  }
};

const drawFooter = (doc: Doc, footer: string) =>
  write(
    doc,
    footer,
    { x: margin, y: sheet.height - margin - 4, width },
    { size: 7.5, colour: muted, align: 'center' },
    10,
  );

const drawHead = (doc: Doc, { title, number, when, company, logo }: Receipt): number => {
  const left = logo ? margin + 70 : margin;
  const own = width * 0.58 - (left - margin);
  if (logo) place(doc, logo, margin, margin, { fit: [58, 58] });
  let y = write(doc, company.name, { x: left, y: margin - 1, width: own }, { font: 'bold', size: 13 }, 34) + 3;
  for (const text of company.lines)
    y = write(doc, text, { x: left, y, width: own }, { size: 8.5, colour: muted }, 22) + 1.5;

  const right = { x: margin + width * 0.6, width: width * 0.4 };
  let end = write(
    doc,
    title,
    { ...right, y: margin - 3 },
    { font: 'bold', size: 16, colour: navy, align: 'right' },
    42,
  );
  end = write(doc, number, { ...right, y: end + 3 }, { font: 'bold', size: 12, align: 'right' }, 18);
  end = write(doc, when, { ...right, y: end + 2 }, { size: 8.5, colour: muted, align: 'right' }, 22);

  const below = Math.max(y, end, margin + (logo ? 60 : 0)) + 10;
  doc.rect(margin, below, width, 1).fill(line);
  doc.rect(margin, below - 0.5, 58, 2).fill(yellow);
  return below;
};

/** Two side by side; one that is left over takes the whole line. */
const drawCards = (doc: Doc, cards: Card[], top: number): number => {
  let y = top;
  for (let at = 0; at < cards.length; at += 2) {
    const pair = cards.slice(at, at + 2);
    const wide = pair.length === 1 ? width : half;
    const height = Math.max(...pair.map((card) => layCard(doc, card, wide).height));
    for (const [index, card] of pair.entries()) {
      const x = margin + index * (half + gap);
      doc.roundedRect(x, y, wide, height, 8).fill(soft);
      drawCard(doc, card, { x, y, width: wide });
    }
    y += height + gap;
  }
  return y - gap;
};

const labelWidth = 74;
const rowSize = 9;
const rowMax = 23;

const layCard = (doc: Doc, { rows }: Card, wide: number) => {
  doc.font('plain').fontSize(rowSize);
  const heights = rows.map(([, value]) =>
    Math.min(rowMax, doc.heightOfString(value, { width: wide - 2 * pad - labelWidth, lineGap: 1 })),
  );
  return { height: 2 * pad + 15 + heights.reduce((sum, height) => sum + height + 3.5, 0) - 3.5, heights };
};

const drawCard = (doc: Doc, card: Card, { x, y, width: wide }: { x: number; y: number; width: number }) => {
  const { heights } = layCard(doc, card, wide);
  drawTitle(doc, card.title, x + pad, y + pad, wide - 2 * pad);
  let top = y + pad + 15;
  for (const [index, [label, value, look]] of card.rows.entries()) {
    const area = { x: x + pad + labelWidth, y: top, width: wide - 2 * pad - labelWidth };
    write(doc, label, { x: x + pad, y: top, width: labelWidth - 6 }, { size: rowSize, colour: muted }, 12);
    write(doc, value, area, { size: rowSize, font: look ? 'bold' : 'plain' }, rowMax);
    top += (heights[index] ?? 0) + 3.5;
  }
};

const drawTitle = (doc: Doc, title: string, x: number, y: number, wide: number) =>
  write(doc, title, { x, y, width: wide }, { font: 'bold', size: 9.5, colour: navy }, 13);

/** Answers what does not fit. */
const drawWorks = (doc: Doc, { title, text }: Receipt['works'], top: number, bottom: number): string => {
  const area = { x: margin + pad, y: top + pad + 15, width: width - 2 * pad };
  doc
    .roundedRect(margin, top, width, bottom - top, 8)
    .lineWidth(1)
    .stroke(line);
  drawTitle(doc, title, margin + pad, top + pad, width - 2 * pad);
  return writePart(doc, text, area, { size: 9.5, least: 7 }, bottom - pad - area.y);
};

const choiceHeight = 74;

/** What the customer decided about the price, and what they agreed to, each with its box ticked. */
const drawChoice = (doc: Doc, { choice, acceptances }: Receipt, top: number) => {
  const columns = [
    { title: choice.title, lines: choice.options },
    { title: acceptances.title, lines: acceptances.texts.map((text) => ({ text, isChosen: true })) },
  ];
  for (const [index, { title, lines }] of columns.entries()) {
    const x = margin + index * (half + gap);
    drawTitle(doc, title, x, top, half);
    let y = top + 17;
    for (const { text, isChosen } of lines) {
      drawBox(doc, x, y, isChosen);
      const look = { size: 9, font: isChosen ? 'bold' : 'plain', colour: isChosen ? ink : muted } as const;
      y = Math.max(write(doc, text, { x: x + 17, y, width: half - 17 }, look, 24), y + 12) + 5;
    }
  }
};

const drawBox = (doc: Doc, x: number, y: number, isTicked: boolean) => {
  const box = doc.roundedRect(x, y, 10.5, 10.5, 2.5).lineWidth(1);
  if (!isTicked) return box.stroke(muted);
  box.fillAndStroke(navy, navy);
  return doc
    .moveTo(x + 2.6, y + 5.6)
    .lineTo(x + 4.6, y + 7.6)
    .lineTo(x + 8.2, y + 3.2)
    .lineWidth(1.4)
    .lineCap('round')
    .stroke('#ffffff');
};

const signedHeight = 148;

const drawSigned = (doc: Doc, { signature, note }: Receipt, top: number) => {
  drawTitle(doc, signature.title, margin, top, half);
  const box = { y: top + 17, height: 96 };
  doc.roundedRect(margin, box.y, half, box.height, 8).lineWidth(1).stroke(line);
  place(doc, signature.picture, margin + 12, box.y + 8, {
    fit: [half - 24, box.height - 16],
    align: 'center',
    valign: 'center',
  });
  write(doc, signature.caption, { x: margin, y: box.y + box.height + 6, width: half }, { size: 8, colour: muted }, 30);

  const x = margin + half + gap;
  drawTitle(doc, note.title, x, top, half);
  write(doc, note.text, { x, y: box.y, width: half }, { size: 8, colour: muted }, signedHeight - 20);
};

const drawSample = (doc: Doc, word: string) => {
  doc.save().rotate(-32, { origin: [sheet.width / 2, sheet.height / 2] });
  doc.font('bold').fontSize(110).fillColor(yellow).fillOpacity(0.22);
  doc.text(word, 0, sheet.height / 2 - 66, { width: sheet.width, align: 'center', lineBreak: false });
  doc.restore();
};
