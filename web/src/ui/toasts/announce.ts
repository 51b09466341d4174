import { showToast } from './toast-store.ts';

/** Good news that needs no answer, for a few seconds. */
export const announce = (message: string, milliseconds = 4_000) => showToast({ kind: 'good', message, milliseconds });
