import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { readable } from './readable.ts';

const fontFile = createRequire(import.meta.url).resolve;
const fonts = {
  plain: fontFile('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: fontFile('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
};

export const colours = {
  ink: '#16202c',
  muted: '#5b6877',
  line: '#e3e8ef',
  soft: '#f4f6f9',
  navy: '#12355b',
  yellow: '#f5b700',
} as const;

export const sheet = { width: 595.28, height: 841.89 } as const;

export type Doc = InstanceType<typeof PDFDocument>;

type About = { language: 'es' | 'en'; title: string; date: Date };

/** Pages of A4, of which only the first is begun by itself. The same drawn again is the same to the last byte. */
export const drawPage = (about: About, draw: (doc: Doc) => void): Promise<Buffer> => {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: about.language,
    displayTitle: true,
    info: { Title: about.title, Producer: 'Llave', Creator: 'Llave', CreationDate: about.date },
  });
  const written = buffer(doc);
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  draw(doc);
  doc.end();
  return written;
};

type Frame = { fit: [width: number, height: number]; align?: 'center'; valign?: 'center' };

/** A picture has lost its class on the way to this thread, which the drawing asks for. */
export const place = (doc: Doc, picture: Uint8Array, x: number, y: number, frame: Frame) =>
  doc.image(Buffer.from(picture), x, y, frame);

type Place = { x: number; y: number; width: number };
type Look = { font?: keyof typeof fonts; size: number; colour?: string; align?: 'left' | 'right' | 'center' };

/** The smallest that anybody can read on paper. */
const leastSize = 5.5;

const lineGap = 1;

/**
 * Writes a text no higher than its place allows, smaller where it is long, and cut off where even that does not help.
 * Answers where it ends.
 */
export const write = (doc: Doc, written: string, { x, y, width }: Place, look: Look, maxHeight: number): number => {
  const { font = 'plain', colour = colours.ink, align = 'left' } = look;
  const options = { width, align, lineGap };
  doc.font(font).fillColor(colour);
  const text = readable(doc, written);
  const needs = (size: number, words: string) => doc.fontSize(size).heightOfString(words, options);
  let { size } = look;
  while (size > leastSize && needs(size, text) > maxHeight) size -= 0.5;
  const words = needs(size, text) > maxHeight ? text.replaceAll(/\s+/g, ' ') : text;
  const height = Math.min(needs(size, words), maxHeight);
  doc.text(words, x, y, { ...options, height: maxHeight, ellipsis: true });
  return y + height;
};

/**
 * Writes as much of a text as its place has room for, as small as `least` if that makes it fit, and answers what is left
 * over for the next page.
 */
export const writePart = (
  doc: Doc,
  written: string,
  { x, y, width }: Place,
  { size, least }: { size: number; least: number },
  maxHeight: number,
): string => {
  const options = { width, lineGap };
  doc.font('plain').fillColor(colours.ink);
  const text = readable(doc, written);
  const fits = (words: string, at: number) => doc.fontSize(at).heightOfString(words, options) <= maxHeight;
  for (let at = size; at >= least; at -= 0.5)
    if (fits(text, at)) {
      doc.text(text, x, y, options);
      return '';
    }
  const pieces = text.split(/(?<=[\s\u200b])/);
  let [fitting, tooMany] = [0, pieces.length];
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1;
    if (fits(pieces.slice(0, middle).join('').trimEnd(), size)) fitting = middle;
    else tooMany = middle;
  }
  doc.fontSize(size).text(pieces.slice(0, fitting).join('').trimEnd(), x, y, options);
  return pieces.slice(fitting).join('');
};
