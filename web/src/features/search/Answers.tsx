import type { Found } from '@llave/contract/search';
import { useTranslation } from '../../i18n/translation.ts';
import { dayText, today } from '../../lib/time/days.ts';
import classes from './Answers.module.css';
import { marked } from './marked.ts';
import { icons, type Kind, type Target } from './targets.tsx';

export type Answer = Pick<Found, 'id' | 'title' | 'detail' | 'date' | 'matched'> & { kind: Kind; target: Target };

type Props = { id: string; answers: Answer[]; q: string; chosen: number; open: (answer: Answer) => void };

/** What was found, already kind by kind; the field above keeps the focus and says which one is chosen. */
export const Answers = ({ id, answers, q, chosen, open }: Props) => {
  const { t } = useTranslation();
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('search.title')} className={classes.list}>
      {[...new Set(answers.map(({ kind }) => kind))].map((kind) => {
        const own = answers.map((answer, at) => ({ answer, at })).filter(({ answer }) => answer.kind === kind);
        if (own.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className={classes.kind}>
              {t(`search.kinds.${kind}`)}
            </p>
            {own.map(({ answer, at }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
              <div
                key={answer.id}
                id={`${id}-${at}`}
                className={classes.answer}
                role="option"
                tabIndex={-1}
                aria-selected={at === chosen}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => open(answer)}
              >
                <span className={classes.icon}>{icons[kind]}</span>
                <AnswerWords answer={answer} q={q} />
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
};

/** What a thing is called, what tells it from others, and the fact by which it was found where neither says it. */
const AnswerWords = ({ answer: { kind, title, detail, date, matched }, q }: { answer: Answer; q: string }) => {
  const { t, language } = useTranslation();
  const isShown = [title, detail].some((shown) => shown.includes(matched.text));
  return (
    <span className={classes.words}>
      <span className={classes.title}>
        <Marked text={kind === 'locker' ? t('search.locker', { number: title }) : title} q={q} />
      </span>
      {(detail || date || !isShown) && (
        <span className={classes.detail}>
          {!isShown && (
            <span className={classes.fact}>
              {t('search.fact', { field: t(`search.fields.${matched.field}`) })}
              <Marked text={matched.text} q={q} />
            </span>
          )}
          {detail && (
            <span>
              <Marked text={detail} q={q} />
            </span>
          )}
          {date && <span>{dayText(today(new Date(date)), language)}</span>}
        </span>
      )}
    </span>
  );
};

const Marked = ({ text, q }: { text: string; q: string }) =>
  marked(text, q).map(({ text: part, isSought }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
    isSought ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  );
