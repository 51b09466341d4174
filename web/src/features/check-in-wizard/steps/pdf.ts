/** The reader of PDFs is large, so that it comes only when there is one to read. */
export const loadPdf = () => import('./pdf-pages.ts');
