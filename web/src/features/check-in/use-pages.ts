import { useEffect, useState } from 'react';
import { bytesOf } from '../../lib/download.ts';
import { loadPdf } from './pdf.ts';

type Shown = { url: string; words: string; width: number; height: number };

/** The pages of a PDF as pictures: none yet, or that this browser cannot. */
export const usePages = (pdf: string): Shown[] | 'loading' | 'unshown' => {
  const [pages, setPages] = useState<Shown[] | 'loading' | 'unshown'>('loading');
  useEffect(() => {
    let left = false;
    const made: string[] = [];
    const draw = async () => {
      const drawn = await (await loadPdf()).drawPages(bytesOf(pdf));
      if (left) return;
      const shown = drawn.map(({ picture, ...page }) => ({ ...page, url: URL.createObjectURL(picture) }));
      made.push(...shown.map(({ url }) => url));
      setPages(shown);
    };
    draw().catch(() => !left && setPages('unshown'));
    return () => {
      left = true;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [pdf]);
  return pages;
};
