import { colours, type Doc, write } from './page.ts';
import { qrRuns } from './qr.ts';

/** How whoever has a paper can ask whether it is what was signed. */
export type Proof = {
  title: string;
  lines: string[];
  /** As many digits of the hash as one types. */
  code: string;
  hash: string;
  /** Where the QR code leads. */
  link: string;
};

/** The height of the strip that it takes. */
export const proofHeight = 62;

/** The QR code, and beside it when it was signed, the code to type and the whole hash. */
export const drawProof = (doc: Doc, proof: Proof, { x, y, width }: { x: number; y: number; width: number }) => {
  const { muted, line } = colours;
  doc.roundedRect(x, y, width, proofHeight, 8).lineWidth(1).stroke(line);
  drawQr(doc, proof.link, { x: x + 7, y: y + 7, side: proofHeight - 14 });
  const area = { x: x + proofHeight + 4, width: width - proofHeight - 14 };
  let end = y + 6;
  for (const text of proof.lines) end = write(doc, text, { ...area, y: end }, { size: 7.5, colour: muted }, 10) + 1.5;
  end = write(doc, proof.code, { ...area, y: end + 0.5 }, { size: 10, font: 'bold' }, 14) + 2;
  write(doc, proof.hash, { ...area, y: end }, { size: 6.5, colour: muted }, 9);
};

const drawQr = (doc: Doc, link: string, { x, y, side }: { x: number; y: number; side: number }) => {
  const { size, runs } = qrRuns(link);
  const unit = side / size;
  for (const run of runs) doc.rect(x + run.x * unit, y + run.y * unit, run.length * unit, unit);
  doc.fill('#000000');
};
