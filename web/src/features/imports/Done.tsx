import type { ImportKind } from '@llave/contract/import-columns';
import type { ImportRecord } from '@llave/contract/imports';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { dayAndTime } from '../../lib/time/dates.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { countsText } from './counts-text.ts';
import classes from './Done.module.css';
import { listOf } from './lists.ts';
import { UndoDialog } from './UndoDialog.tsx';

type Props = { kind: ImportKind; record: ImportRecord; again: () => void };

/** What has come of it, where it is, and the way back for a day. */
export const Done = ({ kind, record, again }: Props) => {
  const { t, language } = useTranslation();
  const [asked, setAsked] = useState(false);
  return (
    <div className={classes.card} role="status">
      <span className={classes.icon}>
        <IconCheck size={40} stroke={2.2} />
      </span>
      <h2>{t('imports.done')}</h2>
      <p className={classes.counts}>{countsText({ t, language }, kind, record)}</p>
      <div className={classes.acts}>
        <ButtonLink to={listOf[kind]}>{t(`imports.see.${kind}`)}</ButtonLink>
        <Button variant="default" onClick={again}>
          {t('imports.another')}
        </Button>
      </div>
      <p className={classes.undo}>
        <Button variant="subtle" leftSection={<IconArrowBackUp size={20} />} onClick={() => setAsked(true)}>
          {t('imports.undo')}
        </Button>
        {t('imports.undoUntil', { when: dayAndTime(record.undoUntil, language) })}
      </p>
      {asked && <UndoDialog kind={kind} record={record} close={() => setAsked(false)} undone={again} />}
    </div>
  );
};
