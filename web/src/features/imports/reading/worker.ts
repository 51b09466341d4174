import { readLines } from './read-lines.ts';

/** Reads a file beside the page, which stays as quick as it is and can end it. */
self.onmessage = async ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  self.postMessage(await readLines(data).catch(() => 'broken'));
};
