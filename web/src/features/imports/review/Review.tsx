import type { ImportKind } from '@llave/contract/import-columns';
import { useTranslation } from '../../../i18n/translation.ts';
import { numberText } from '../../../lib/text/numbers.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { Progress } from '../Progress.tsx';
import { columnsOf, type Draft, type useImport } from '../use-import.ts';
import { Faults } from './Faults.tsx';
import { Matching } from './Matching.tsx';
import { Preview } from './Preview.tsx';
import classes from './Review.module.css';
import { Summary } from './Summary.tsx';

type Props = { kind: ImportKind; draft: Draft; state: ReturnType<typeof useImport> };

/** What the file would do, what is wrong with it, and how its columns were understood, before anything is written. */
export const Review = ({ kind, draft, state }: Props) => {
  const { t, language } = useTranslation();
  const { busy, failure, check, save, change, startOver } = state;
  const { outcome, sheet, isEdited } = draft;
  const rows = numberText(sheet.rows.length, language);
  if (busy === 'saving') return <Progress text={t('imports.saving', { rows })} lead={t('imports.savingLead')} />;

  const changes = (outcome?.created ?? 0) + (outcome?.changed ?? 0);
  const isReady = outcome !== null && outcome.faulty === 0 && !isEdited && changes > 0;
  const matched = draft.fields.some(Boolean);
  const missing = columnsOf(kind).filter(({ field, needed }) => needed && !draft.fields.includes(field));
  return (
    <div className={classes.page}>
      <Summary kind={kind} draft={draft} startOver={startOver} />
      <FailureNotice error={failure} fallback="imports.failed" />
      {!outcome && busy === 'checking' && <Progress text={t('imports.checking', { rows })} />}
      {!matched && <Notice kind="info">{t('imports.nothingMatched')}</Notice>}
      {matched && missing.length > 0 && (
        <Notice kind="info">
          {t('imports.missing', { columns: missing.map((column) => column[language]).join(', ') })}
        </Notice>
      )}
      {outcome && outcome.faulty > 0 && (
        <Faults kind={kind} draft={draft} outcome={outcome} change={change} check={(next) => void check(next)} />
      )}
      {outcome && outcome.faulty === 0 && changes === 0 && <Notice kind="good">{t('imports.nothingNew')}</Notice>}
      {outcome && outcome.newCategories.length > 0 && (
        <Notice kind="info">
          {t('imports.newCategories', {
            count: outcome.newCategories.length,
            names: outcome.newCategories.slice(0, 8).join(', '),
          })}
        </Notice>
      )}
      <Matching kind={kind} draft={draft} change={change} />
      <Preview kind={kind} draft={draft} />
      <div className={classes.bar}>
        <p role="status">{outcome && !isReady && !isEdited && outcome.faulty > 0 && t('imports.allOrNothing')}</p>
        {isEdited && (
          <Button
            variant={isReady ? 'default' : 'filled'}
            loading={busy === 'checking'}
            disabled={!matched}
            onClick={() => void check(draft)}
          >
            {t(outcome ? 'imports.checkAgain' : 'imports.check')}
          </Button>
        )}
        {!isEdited && (
          <Button disabled={!isReady} onClick={() => void save(draft)}>
            {t('imports.import', { rows: numberText(changes, language) })}
          </Button>
        )}
      </div>
    </div>
  );
};
