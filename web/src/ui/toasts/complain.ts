import { showToast } from './toast-store.ts';

/** Bad news about an act that has no place of its own to say it, long enough to be read. */
export const complain = (message: string) => showToast({ kind: 'bad', message, milliseconds: 8_000 });
