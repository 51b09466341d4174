import type { ReactNode } from 'react';
import { createStore } from '../../lib/browser/store.ts';

export type Toast = { id: string; kind: 'good' | 'bad'; message: ReactNode; milliseconds: number };

/** More than these at once would cover the page; the oldest goes first. */
const most = 5;

const toasts = createStore<Toast[]>([]);

export const useToasts = toasts.use;

/** Says something over the page for a while; said again, it takes the place of what said the same. */
export const showToast = (toast: Omit<Toast, 'id'>) => {
  const id = crypto.randomUUID();
  const others = toasts.get().filter(({ message }) => message !== toast.message);
  toasts.set([...others, { ...toast, id }].slice(-most));
  return id;
};

export const hideToast = (id: string) => toasts.set(toasts.get().filter((toast) => toast.id !== id));

export const hideToasts = () => toasts.set([]);
