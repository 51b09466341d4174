import type { ImportKind } from '@llave/contract/import-columns';
import type { ImportRecord } from '@llave/contract/imports';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { dayAndTime } from '../../../lib/time/dates.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { importsQuery } from '../api.ts';
import { countsText } from '../counts-text.ts';
import { UndoDialog } from '../UndoDialog.tsx';
import classes from './RecentImports.module.css';

/** What was imported within a day: it can still be taken back from here. */
export const RecentImports = ({ accountId, kind }: { accountId: string; kind: ImportKind }) => {
  const { t, language } = useTranslation();
  const { data: records = [] } = useQuery(importsQuery(accountId, kind));
  const [asked, setAsked] = useState<ImportRecord | null>(null);
  if (records.length === 0) return null;
  return (
    <Panel title={t('imports.recent')}>
      <ul className={classes.list}>
        {records.map((record) => (
          <li key={record.id}>
            <div className={classes.words}>
              <p className={classes.name}>{record.fileName}</p>
              <p>
                {dayAndTime(record.createdDate, language)}
                {record.user && ` · ${fullName(record.user)}`} · {countsText({ t, language }, kind, record)}
              </p>
            </div>
            {record.undoneDate ? (
              <span className={classes.undone}>{t('imports.undone')}</span>
            ) : (
              <Button
                variant="default"
                aria-label={t('imports.undoOf', { file: record.fileName })}
                onClick={() => setAsked(record)}
              >
                {t('imports.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && <UndoDialog kind={kind} record={asked} close={() => setAsked(null)} />}
    </Panel>
  );
};
