import type { Language } from '@llave/contract/fields';
import { safeLocalStorage } from '../lib/browser/storage.ts';
import { retryLoading } from '../lib/loading/retry-loading.ts';
import { chosenLanguage, stored } from './chosen-language.ts';
import type { checkIn } from './es/check-in.ts';
import type { customers } from './es/customers.ts';
import type { dashboardTexts } from './es/dashboard.ts';
import type { landing } from './es/landing.ts';
import type { policy } from './es/policy.ts';
import { publicTexts } from './es/public.ts';
import type { report } from './es/report.ts';
import type { siteTexts } from './es/sites.ts';
import type { staffTexts } from './es/staff.ts';
import type { verify } from './es/verify.ts';

export type PublicTexts = typeof publicTexts;
type PageTexts = {
  checkIn: typeof checkIn;
  customers: typeof customers;
  landing: typeof landing;
  policy: typeof policy;
  report: typeof report;
  verify: typeof verify;
};
export type Texts = PublicTexts & typeof dashboardTexts & typeof staffTexts & typeof siteTexts & PageTexts;
export type Part = 'public' | 'dashboard' | 'staff' | 'sites' | keyof PageTexts;

/** What every public page says comes in Spanish with the first script; everything else is loaded when it is needed. */
const loaders: Record<Language, Record<Part, () => Promise<Partial<Texts>>>> = {
  es: {
    public: async () => publicTexts,
    dashboard: () => import('./es/dashboard.ts').then((file) => file.dashboardTexts),
    staff: () => import('./es/staff.ts').then((file) => file.staffTexts),
    sites: () => import('./es/sites.ts').then((file) => file.siteTexts),
    customers: () => import('./es/customers.ts').then(({ customers }) => ({ customers })),
    report: () => import('./es/report.ts').then(({ report }) => ({ report })),
    landing: () => import('./es/landing.ts').then(({ landing }) => ({ landing })),
    policy: () => import('./es/policy.ts').then(({ policy }) => ({ policy })),
    checkIn: () => import('./es/check-in.ts').then(({ checkIn }) => ({ checkIn })),
    verify: () => import('./es/verify.ts').then(({ verify }) => ({ verify })),
  },
  en: {
    public: () => import('./en/public.ts').then((file) => file.publicTexts),
    dashboard: () => import('./en/dashboard.ts').then((file) => file.dashboardTexts),
    staff: () => import('./en/staff.ts').then((file) => file.staffTexts),
    sites: () => import('./en/sites.ts').then((file) => file.siteTexts),
    customers: () => import('./en/customers.ts').then(({ customers }) => ({ customers })),
    report: () => import('./en/report.ts').then(({ report }) => ({ report })),
    landing: () => import('./en/landing.ts').then(({ landing }) => ({ landing })),
    policy: () => import('./en/policy.ts').then(({ policy }) => ({ policy })),
    checkIn: () => import('./en/check-in.ts').then(({ checkIn }) => ({ checkIn })),
    verify: () => import('./en/verify.ts').then(({ verify }) => ({ verify })),
  },
};

export type Spoken = { language: Language; texts: Partial<Texts> };

let spoken: Spoken = { language: 'es', texts: publicTexts };
const needed = new Set<Part>(['public']);
let ready = new Set<Part>(['public']);
const listeners = new Set<() => void>();

export const currentSpoken = () => spoken;

export const onSpoken = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Makes sure that the texts of these parts are there, in the language spoken now. */
export const needTexts = async (...parts: Part[]) => {
  if (parts.every((part) => ready.has(part))) return;
  for (const part of parts) needed.add(part);
  await speak(spoken.language);
};

/** Code together with the texts of a part, which whoever asks may have come without. */
export const withTexts = async <T>(part: Part, code: Promise<T>): Promise<T> =>
  (await Promise.all([code, needTexts(part)]))[0];

/** Spoken once its texts are here, unless another one is chosen meanwhile. */
export const chooseLanguage = async (language: Language) => {
  safeLocalStorage.set(stored, language);
  await retryLoading(
    () => speak(language).then(() => true),
    () => language === chosenLanguage(),
  );
};

/** Speaks as this visitor reads, and follows a choice made in another tab. */
export const startLanguage = async () => {
  addEventListener('storage', (event) => {
    if (event.key === stored) void speak(chosenLanguage());
  });
  await speak(chosenLanguage());
};

/** Somebody has come or gone who may read another language. */
export const followReader = async () => {
  if (chosenLanguage() !== spoken.language) await speak(chosenLanguage());
};

/** What a page says that is drawn while building, where nobody has chosen. */
export const speakSpanish = (texts: Partial<Texts>) => {
  spoken = { language: 'es', texts: { ...publicTexts, ...texts } };
};

/** Whoever finds that more is needed by now, or another language chosen, asks for that; equal calls end alike. */
const speak = async (language: Language): Promise<void> => {
  const parts = [...needed];
  const loaded = await Promise.all(parts.map((part) => loaders[language][part]()));
  if (language !== chosenLanguage() || parts.length < needed.size) return speak(chosenLanguage());

  ready = new Set(parts);
  spoken = { language, texts: Object.assign({}, ...loaded) };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
};
