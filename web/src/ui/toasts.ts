import { type ReactNode, useSyncExternalStore } from 'react';

export type Toast = { id: string; kind: 'good' | 'bad'; message: ReactNode; milliseconds: number };

/** More than these at once would cover the page; the oldest goes first. */
const most = 5;

let toasts: Toast[] = [];
const listeners = new Set<() => void>();

const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

const setToasts = (next: Toast[]) => {
  toasts = next;
  for (const changed of listeners) changed();
};

export const useToasts = () => useSyncExternalStore(listen, () => toasts);

/** Says something over the page for a while. */
export const showToast = (toast: Omit<Toast, 'id'>) => {
  const id = crypto.randomUUID();
  setToasts([...toasts, { ...toast, id }].slice(-most));
  return id;
};

export const hideToast = (id: string) => setToasts(toasts.filter((toast) => toast.id !== id));

export const hideToasts = () => setToasts([]);
