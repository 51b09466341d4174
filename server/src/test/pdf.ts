import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What somebody sees of a PDF: its pages, its words and how many pictures are drawn on it. */
export const readPdf = async (content: Buffer) => {
  const doc = await getDocument({ data: new Uint8Array(content), useSystemFonts: false, verbosity: 0 }).promise;
  const page = await doc.getPage(1);
  const { items } = await page.getTextContent();
  const { fnArray } = await page.getOperatorList();
  const { info } = await doc.getMetadata();
  return {
    pages: doc.numPages,
    text: items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replaceAll(/\s+/g, ' '),
    pictures: fnArray.filter((op) => op === OPS.paintImageXObject).length,
    title: (info as { Title?: string }).Title,
  };
};
