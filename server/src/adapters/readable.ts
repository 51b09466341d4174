/** A word without end may be broken here and there: to find where it fits takes the longer the longer it is. */
const endless = /\S{60}/g;

/** What viewers take for an address and make a link of: a scheme, `www.`, a name with a dot in it, a path. */
const addresses =
  /:(?=\/\/)|(?<=\bwww)\.|(?<=[\p{L}\p{N}])\.(?=\p{L}{2,}\/)|(?<=\b(?:mailto|javascript|tel|file|data)):/giu;

const nothing = '\u200b';

/** What has no shape of its own, and is left to the font. */
const shapeless = /[\p{Cc}\p{Cf}\p{Z}\p{M}]/u;

/**
 * A text as it is written on a page, in the font that is chosen: nobody's words become a link there, and a sign that the
 * font has not is written by its number, so that the paper says all that was typed and shows no empty box.
 */
export const readable = (doc: PDFKit.PDFDocument, text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => (isDrawn(doc, sign) ? sign : `[U+${codeOf(sign)}]`))
    .join('')
    .replaceAll('][', `]${nothing}[`)
    .replaceAll(addresses, (sign) => `${sign}${nothing}`)
    .replaceAll(endless, `$&${nothing}`);

type Glyphs = { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } };

const isDrawn = (doc: PDFKit.PDFDocument, sign: string) =>
  shapeless.test(sign) || (doc as unknown as Glyphs)._font.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);

const codeOf = (sign: string) => (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
