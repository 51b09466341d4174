import type { Locker } from '@llave/contract/lockers';
import { smallPicture } from '@llave/contract/picture-address';
import type { ToolCard } from '@llave/contract/tools';
import { IconChevronRight, IconSearch, IconTool } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import choice from '../../ui/forms/choice.module.css';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Picture } from '../../ui/signs/Picture.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { RowsSkeleton } from '../../ui/states/RowsSkeleton.tsx';
import { Spinner } from '../../ui/states/Spinner.tsx';
import { PagedList } from '../../ui/tables/PagedList.tsx';
import { notifySuccess } from '../../ui/toasts/notify.ts';
import { useTools } from '../tools/api.ts';
import classes from './AssignDialog.module.css';
import { putInLocker } from './api.ts';

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
      notifySuccess(t('lockers.assigning.done', { tool: name, number }));
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

/** Somebody was faster: what is in the locker now. */
const TakenLocker = ({ locker, close }: { locker: Locker; close: () => void }) => {
  const { t } = useTranslation();
  const { identifierValue: number, tool } = locker;
  return (
    <div className={classes.taken}>
      <Notice kind="bad">
        {tool
          ? t('lockers.assigning.taken', { tool: tool.name, number })
          : t('lockers.assigning.takenBySomething', { number })}
      </Notice>
      <p className={classes.lead}>{t('lockers.assigning.takenLead')}</p>
      <Button onClick={close}>{t('lockers.assigning.close')}</Button>
    </div>
  );
};

const NoTools = ({ q }: { q: string }) => {
  const { t } = useTranslation();
  return q ? (
    <EmptyState
      icon={<IconSearch size={36} />}
      title={t('lockers.assigning.noMatch', { words: q })}
      lead={t('lockers.assigning.noMatchLead')}
    />
  ) : (
    <EmptyState
      icon={<IconTool size={36} />}
      title={t('lockers.assigning.none')}
      lead={t('lockers.assigning.noneLead')}
    />
  );
};

type ToolChoiceProps = { tool: ToolCard; busy: boolean; choose: () => void };

const ToolChoice = ({ tool, busy, choose }: ToolChoiceProps) => (
  <button type="button" className={classes.choice} aria-busy={busy} onClick={choose}>
    <Picture url={smallPicture(tool.imgUrl)} alt="" className={classes.picture} lazy />
    <span className={choice.words}>
      <span className={choice.name}>{tool.name}</span>
      <span className={choice.reference}>{tool.reference}</span>
    </span>
    {busy ? <Spinner /> : <IconChevronRight size={20} className={choice.arrow} />}
  </button>
);
