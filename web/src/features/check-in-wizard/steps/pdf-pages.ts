import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import Reader from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker';

/** A page as it is drawn, and what stands on it. */
export type Page = { picture: Blob; words: string; width: number; height: number };

/** Wide enough to be read when it is enlarged twice on a sharp screen. */
const pixelsAcross = 1600;

/** Starts as soon as this file is here, so that it is ready when there is something to read. */
const worker = PDFWorker.create({ port: new Reader() });

/** Draws every page of a PDF, because no phone shows one inside a page. */
export const drawPages = async (data: Uint8Array): Promise<Page[]> => {
  const task = getDocument({ data, worker, useWasm: false, isOffscreenCanvasSupported: false });
  try {
    const pdf = await task.promise;
    return await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => drawPage(pdf, index + 1)));
  } finally {
    await task.destroy();
  }
};

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>;

const drawPage = async (pdf: Pdf, number: number): Promise<Page> => {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: pixelsAcross / page.getViewport({ scale: 1 }).width });
  const canvas = document.createElement('canvas');
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) throw new Error('This browser draws no pictures');
  const words = items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' ');
  return { picture, words, width: viewport.width, height: viewport.height };
};
