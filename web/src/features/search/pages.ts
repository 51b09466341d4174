import { type Access, allows } from '@llave/contract/access';
import { createBooking } from '@llave/contract/bookings';
import { createTool } from '@llave/contract/tools';
import { createWorker, type User } from '@llave/contract/users';
import { createVehicle } from '@llave/contract/vehicles';
import type { TextKey, Translate } from '../../i18n/translation.ts';
import { hasWords } from '../../lib/text/plain.ts';
import type { Answer } from './Answers.tsx';
import type { Target } from './targets.tsx';

/** A page of the dashboard's menus. */
export type PageEntry = { to: NonNullable<Target['to']>; label: TextKey };

const forms: (PageEntry & { access: Access })[] = [
  { to: '/dashboard/tool', label: 'search.pages.newTool', access: createTool.access },
  { to: '/dashboard/booking', label: 'search.pages.newBooking', access: createBooking.access },
  { to: '/dashboard/vehicle', label: 'search.pages.newVehicle', access: createVehicle.access },
  { to: '/dashboard/user', label: 'search.pages.newUser', access: createWorker.access },
];

/** What people call a page besides its name. */
const otherWords: Partial<Record<string, TextKey>> = {
  '/dashboard/account': 'search.words.account',
  '/dashboard/profile': 'search.words.profile',
  '/dashboard/reports': 'search.words.reports',
  '/dashboard/labels': 'search.words.labels',
  '/dashboard/audit': 'search.words.audit',
};

/** The pages that have these words in their names, or in what people call them; all where nothing is looked for. */
export const pagesWith = (t: Translate, q: string, me: User, entries: PageEntry[]): Answer[] =>
  [...entries, ...forms.filter(({ access }) => allows(access, me))]
    .map(({ to, label }) => ({ to, title: t(label), words: otherWords[to] ? t(otherWords[to]) : '' }))
    .filter(({ title, words }) => hasWords(`${title} ${words}`, q))
    .map(({ to, title }) => ({
      kind: 'page',
      id: to,
      title,
      detail: '',
      date: null,
      matched: { field: 'name', text: title },
      target: { to },
    }));
