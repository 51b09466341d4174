import { colours, type Doc, place, write } from './page.ts';
import { drawQr } from './qr.ts';

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

export const drawProofQr = (proof: Proof | undefined) => proof && drawQr(proof.link, 480);

/** The QR code, and beside it when it was signed, the code to type and the whole hash. */
export const drawProof = (
  doc: Doc,
  proof: Proof,
  qr: Uint8Array,
  { x, y, width }: { x: number; y: number; width: number },
) => {
  const { muted, line } = colours;
  doc.roundedRect(x, y, width, proofHeight, 8).lineWidth(1).stroke(line);
  place(doc, qr, x + 4, y + 3, { fit: [proofHeight - 6, proofHeight - 6] });
  const area = { x: x + proofHeight + 4, width: width - proofHeight - 14 };
  let end = y + 6;
  for (const text of [...proof.lines])
    end = write(doc, text, { ...area, y: end }, { size: 7.5, colour: muted }, 10) + 1.5;
  end = write(doc, proof.code, { ...area, y: end + 0.5 }, { size: 10, font: 'mono' }, 14) + 2;
  write(doc, proof.hash, { ...area, y: end }, { size: 6, font: 'mono', colour: muted }, 9);
};
