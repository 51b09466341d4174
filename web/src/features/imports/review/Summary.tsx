import type { ImportKind } from '@llave/contract/import-columns';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/translation.ts';
import { numberText } from '../../../lib/text/numbers.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Chip } from '../../../ui/signs/Chip.tsx';
import { countTexts } from '../counts-text.ts';
import type { Draft } from '../use-import.ts';
import classes from './Summary.module.css';

type Props = { kind: ImportKind; draft: Draft; startOver: () => void };

/** Which file it is, and what becomes of its rows. */
export const Summary = ({ kind, draft: { fileName, sheet, outcome }, startOver }: Props) => {
  const { t, language } = useTranslation();
  const counts = outcome && countTexts({ t, language }, kind, outcome);
  return (
    <section className={classes.card} aria-label={fileName}>
      <span className={classes.icon}>
        <IconFileSpreadsheet size={26} stroke={1.7} />
      </span>
      <div className={classes.words}>
        <h2>{fileName}</h2>
        <p>{t('imports.rows', { count: sheet.rows.length, rows: numberText(sheet.rows.length, language) })}</p>
      </div>
      <Button variant="default" onClick={startOver}>
        {t('imports.otherFile')}
      </Button>
      {outcome && counts && (
        <p className={classes.counts} role="status">
          <Chip tone="free">{counts.created}</Chip>
          <Chip tone="mine">{counts.changed}</Chip>
          <Chip tone="retired">{counts.same}</Chip>
          {outcome.faulty > 0 && (
            <Chip tone="incident">
              {t('imports.faulty', { count: outcome.faulty, number: numberText(outcome.faulty, language) })}
            </Chip>
          )}
        </p>
      )}
    </section>
  );
};
