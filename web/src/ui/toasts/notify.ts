import { showToast } from './toast-store.ts';

/** Good news that needs no answer, for a few seconds. */
export const notifySuccess = (message: string, milliseconds = 4_000) =>
  showToast({ kind: 'good', message, milliseconds });

/** Bad news about an act that has no place of its own to say it, long enough to be read. */
export const notifyError = (message: string) => showToast({ kind: 'bad', message, milliseconds: 8_000 });
