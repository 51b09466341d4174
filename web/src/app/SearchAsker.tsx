import { allows } from '@llave/contract/access';
import type { User } from '@llave/contract/users';
import { useEffect } from 'react';
import { withTexts } from '../i18n/language.ts';
import { useLazy } from '../lib/loading/use-lazy.ts';
import { useTopModal } from '../ui/overlays/Modal.tsx';
import { groupsFor, ownEntries } from './entries.ts';
import { closeSearch, openSearch, useSearchOpened } from './search-opened.ts';

const load = () => withTexts('staff', import('../features/search/SearchDialog.tsx')).then((file) => file.SearchDialog);

/** The search for everything, on every screen: by a button, by `/` and by Ctrl-K. */
export const SearchAsker = ({ me }: { me: User }) => {
  const isOpened = useSearchOpened();
  const isFree = useTopModal() === undefined;
  const Dialog = useLazy(load, isOpened);
  useEffect(() => {
    if (!isFree) return;
    const press = (event: KeyboardEvent) => {
      if (!isCall(event)) return;
      event.preventDefault();
      openSearch();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isFree]);
  useEffect(() => closeSearch, []);
  return isOpened && Dialog ? <Dialog me={me} entries={entriesFor(me)} close={closeSearch} /> : null;
};

/** `/` is a letter like others to who is typing. */
const isCall = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k';
  return key === '/' && !(target as Element).closest('input, textarea, select, [contenteditable]');
};

/** The pages of the menus that this person may open. */
const entriesFor = (me: User) => [
  ...groupsFor(me).flatMap(({ entries }) => entries),
  ...ownEntries.filter(({ access }) => allows(access, me)),
];
