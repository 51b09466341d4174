import { useEffect } from 'react';

/** What search engines show below the title, for as long as this page is open. */
export const usePageDescription = (text: string) => {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    const before = meta?.content ?? '';
    if (meta) meta.content = text;
    return () => {
      if (meta) meta.content = before;
    };
  }, [text]);
};
