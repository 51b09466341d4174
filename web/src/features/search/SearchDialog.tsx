import { shortestSearch } from '@llave/contract/search';
import type { User } from '@llave/contract/users';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { CloseButton } from '../../ui/buttons/CloseButton.tsx';
import { Modal } from '../../ui/overlays/Modal.tsx';
import unseen from '../../ui/signs/unseen.module.css';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';
import { type Answer, Answers } from './Answers.tsx';
import { searchQuery } from './api.ts';
import { type PageEntry, pagesWith } from './pages.ts';
import classes from './SearchDialog.module.css';
import { targetOf } from './targets.tsx';

type Props = {
  me: User;
  /** The pages that this person has in their menus. */
  entries: PageEntry[];
  close: () => void;
};

const pause = 150;

/** One field for everything: what is like it comes up while one types, and Enter opens it. */
export const SearchDialog = ({ me, entries, close }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const q = useRested(typed.trim());
  const found = useQuery(searchQuery(me.accountId, q));
  const [at, setAt] = useState(0);
  const [isEntered, setIsEntered] = useState(false);

  const isAsked = q.length >= shortestSearch;
  const things: Answer[] = isAsked
    ? (found.data ?? []).map((thing) => ({ ...thing, target: targetOf(thing, me) }))
    : [];
  const answers = [...kindByKind(things), ...pagesWith(t, q, me, entries)];
  const isWaiting = q !== typed.trim() || (isAsked && found.isFetching);
  const chosen = Math.min(at, answers.length - 1);

  const open = ({ target }: Answer) => {
    close();
    void navigate(target);
  };
  // Who types and presses Enter at once means the first that comes.
  useEffect(() => {
    if (!isEntered || isWaiting) return;
    setIsEntered(false);
    if (answers[0]) open(answers[0]);
  });
  const press = (event: KeyboardEvent) => {
    const next = { ArrowDown: chosen + 1, ArrowUp: chosen - 1, PageDown: chosen + 6, PageUp: chosen - 6 }[event.key];
    const answer = answers[chosen];
    if (next !== undefined && answers.length > 0) {
      event.preventDefault();
      const place = Math.abs(next - chosen) === 1 ? (next + answers.length) % answers.length : next;
      const to = Math.min(Math.max(place, 0), answers.length - 1);
      setAt(to);
      document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isWaiting) setIsEntered(true);
      else if (answer) open(answer);
    }
  };
  return (
    <Modal className={classes.screen} aria-label={t('search.title')} close={close}>
      <div className={classes.panel}>
        <div className={classes.head}>
          <IconSearch size={22} className={classes.icon} />
          <input
            className={classes.field}
            role="combobox"
            aria-label={t('search.title')}
            aria-expanded={answers.length > 0}
            aria-controls={answers.length > 0 ? `${id}-list` : undefined}
            aria-autocomplete="list"
            aria-activedescendant={answers[chosen] ? `${id}-${chosen}` : undefined}
            placeholder={t('search.label')}
            value={typed}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            data-autofocus
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setAt(0);
              setIsEntered(false);
            }}
            onKeyDown={press}
          />
          <CloseButton close={close} />
        </div>
        <div className={classes.answers} data-searching={isWaiting || undefined}>
          <FailureNotice error={isAsked && !isWaiting && found.error} fallback="search.failed" />
          {!typed && <p className={classes.hint}>{t('search.hint')}</p>}
          {answers.length > 0 && <Answers id={id} answers={answers} q={q} chosen={chosen} open={open} />}
          {isAsked && !isWaiting && !found.error && answers.length === 0 && (
            <div className={classes.none}>
              <p>{t('search.none', { words: q })}</p>
              <p>{t('search.noneLead')}</p>
            </div>
          )}
        </div>
        <p role="status" className={unseen.unseen}>
          {isAsked &&
            !isWaiting &&
            (answers.length > 0 ? t('search.found', { count: answers.length }) : t('search.none', { words: q }))}
        </p>
        <p className={classes.keys} aria-hidden>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('search.keys')} <kbd>↵</kbd> {t('search.open')} <kbd>Esc</kbd>{' '}
          {t('search.leave')}
        </p>
      </div>
    </Modal>
  );
};

/** The best comes first, and with it all of its kind. */
const kindByKind = (answers: Answer[]) =>
  [...new Set(answers.map(({ kind }) => kind))].flatMap((kind) => answers.filter((answer) => answer.kind === kind));

/** What was typed, once the typing rests. */
const useRested = (typed: string) => {
  const [rested, setRested] = useState(typed);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    resting.current = setTimeout(() => setRested(typed), pause);
    return () => clearTimeout(resting.current);
  }, [typed]);
  return rested;
};
