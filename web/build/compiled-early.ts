import type { Plugin } from 'vite';

/** What pages are drawn with; what opens later is compiled as it is called. */
const drawn = new Set(['base', 'house', 'office', 'customers']);
const page = /(Page|Frame|Shell)\.tsx$/;

/**
 * Has the code of a page compiled while it arrives, beside whatever else the phone does, instead of a function at a time as
 * each is called. Chromium's engine heeds it when it stands first in a file; the others pass over a remark.
 */
export const compiledEarly = (): Plugin => ({
  name: 'compiled-early',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && (file.isEntry || drawn.has(file.name) || page.test(file.facadeModuleId ?? '')))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});
