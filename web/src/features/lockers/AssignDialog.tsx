import type { Locker } from '@llave/contract/lockers';
import type { ToolCard } from '@llave/contract/tools';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { announce } from '../../ui/announce.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useTools } from '../tools/api.ts';
import classes from './AssignDialog.module.css';
import { putInLocker } from './api.ts';
import { NoTools } from './NoTools.tsx';
import { TakenLocker } from './TakenLocker.tsx';
import { ToolChoice } from './ToolChoice.tsx';

type Props = { locker: Locker; accountId: string; close: () => void };

/** The tools that are in no locker, to put one in this one; says so when somebody was faster. */
export const AssignDialog = ({ locker, accountId, close }: Props) => {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const list = useTools(accountId, q, { withoutLocker: 'true' });
  const number = locker.identifierValue;

  const choose = async ({ id, name }: ToolCard) => {
    if (chosen) return;
    setChosen(id);
    setFailure(null);
    try {
      await putInLocker(locker, id);
      announce(t('lockers.assigning.done', { tool: name, number }));
      close();
    } catch (error) {
      setFailure(error);
      setChosen(null);
    }
  };

  return (
    <Dialog close={close} title={t('lockers.assigning.title', { number })} size="lg">
      {locker.status === 'InUse' && !chosen ? (
        <TakenLocker locker={locker} close={close} />
      ) : (
        <div className={classes.body}>
          <p className={classes.lead}>{t('lockers.assigning.lead')}</p>
          <SearchField label={t('lockers.assigning.search')} value={q} onSearch={setQ} />
          <FailureNotice error={failure} fallback="lockers.assigning.failed" />
          <PagedList
            list={list}
            failed="lockers.assigning.listFailed"
            skeleton={<RowsSkeleton />}
            empty={<NoTools q={q} />}
          >
            {(tools) => (
              <ul className={classes.list} aria-label={t('lockers.assigning.list')}>
                {tools.map((tool) => (
                  <li key={tool.id}>
                    <ToolChoice tool={tool} busy={chosen === tool.id} choose={() => void choose(tool)} />
                  </li>
                ))}
              </ul>
            )}
          </PagedList>
        </div>
      )}
    </Dialog>
  );
};
