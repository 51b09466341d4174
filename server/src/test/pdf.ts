import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What somebody sees of a PDF: its pages, its words, how many pictures are drawn on it and what can be pressed. */
export const readPdf = async (content: Buffer) => {
  const doc = await getDocument({ data: new Uint8Array(content), useSystemFonts: false, verbosity: 0 }).promise;
  const { info } = await doc.getMetadata();
  const words: string[] = [];
  let [pictures, links] = [0, 0];
  for (let at = 1; at <= doc.numPages; at += 1) {
    const page = await doc.getPage(at);
    const { items } = await page.getTextContent();
    words.push(...items.map((item) => ('str' in item ? item.str : '')));
    const { fnArray } = await page.getOperatorList();
    pictures += fnArray.filter((op) => op === OPS.paintImageXObject).length;
    links += (await page.getAnnotations()).length;
  }
  return {
    pages: doc.numPages,
    text: words.join(' ').replaceAll(/\s+/g, ' '),
    pictures,
    links,
    title: (info as { Title?: string }).Title,
  };
};
