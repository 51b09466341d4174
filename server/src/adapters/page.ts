import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

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

/** One A4 page: whatever is drawn on it, no second one is begun. The same page drawn again is the same to the last byte. */
export const drawPage = (about: About, draw: (doc: Doc) => void): Promise<Buffer> => {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: about.language,
    displayTitle: true,
    info: { Title: about.title, Producer: 'Llave', Creator: 'Llave', CreationDate: about.date },
  });
  const written = buffer(doc);
  doc.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold);
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

/** A word without end may be broken here and there: to find where it fits takes the longer the longer it is. */
const endless = /\S{60}/g;

/** The smallest that anybody can read on paper. */
const leastSize = 5.5;

/**
 * Writes a text no higher than its place allows, smaller where it is long, and cut off where even that does not help.
 * Answers where it ends.
 */
export const write = (doc: Doc, written: string, { x, y, width }: Place, look: Look, maxHeight: number): number => {
  const text = written.replaceAll(endless, '$&\u200b');
  const { font = 'plain', colour = colours.ink, align = 'left' } = look;
  const options = { width, align, lineGap: 1 };
  doc.font(font).fillColor(colour);
  const needs = (size: number, words: string) => doc.fontSize(size).heightOfString(words, options);
  let { size } = look;
  while (size > leastSize && needs(size, text) > maxHeight) size -= 0.5;
  const words = needs(size, text) > maxHeight ? text.replaceAll(/\s+/g, ' ') : text;
  const height = Math.min(needs(size, words), maxHeight);
  doc.text(words, x, y, { ...options, height: maxHeight, ellipsis: true });
  return y + height;
};
