import type { Plugin } from 'vite';

/** The chunks that a page is rendered with; what opens later is compiled as it is called. */
const first = /^(index|libraries|dashboard)$|(Page|Frame)$/;

/**
 * Explicit compile hints of Chromium's engine: a file that begins with this comment is compiled on another thread while it
 * arrives, instead of a function at a time as each is called. Other engines ignore the comment.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    // Last, because the comment must stay the first line.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && first.test(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});
