import { createStore } from '../lib/browser/store.ts';

const opened = createStore(false);

export const useSearchOpened = opened.use;
export const openSearch = () => opened.set(true);
export const closeSearch = () => opened.set(false);
