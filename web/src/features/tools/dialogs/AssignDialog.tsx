import type { ToolCard } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Initials } from '../../../ui/signs/Initials.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { RowsSkeleton } from '../../../ui/states/RowsSkeleton.tsx';
import { Spinner } from '../../../ui/states/Spinner.tsx';
import { PagedList } from '../../../ui/tables/PagedList.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { useTakers } from '../../users/api.ts';
import { assign, reassign } from '../api.ts';
import { refusalText } from '../cards/refusal.ts';
import classes from './AssignDialog.module.css';

type Props = { tool: ToolCard; me: User; close: () => void };

/** An admin gives the tool to anyone, from whoever has it, or takes it back. */
export const AssignDialog = ({ tool, me, close }: Props) => {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const people = useTakers(me.accountId, tool.id, q);
  const { holder } = tool;

  const give = async (to: User | null) => {
    if (chosen) return;
    setChosen(to?.id ?? 'nobody');
    setFailure('');
    try {
      if (to && !tool.assignedTo) await assign(tool, to.id);
      else await reassign(tool, to?.id ?? null);
      close();
      const done = to
        ? t('tools.assign.done', { tool: tool.name, name: fullName(to) })
        : t('tools.assign.takenBack', { tool: tool.name });
      notifySuccess(done);
    } catch (error) {
      setFailure(await refusalText(t, error, tool.id, 'tools.assign.failed'));
      setChosen(null);
    }
  };

  return (
    <Dialog close={close} title={t(holder ? 'tools.assign.titleHeld' : 'tools.assign.title', { tool: tool.name })}>
      <div className={classes.body}>
        {holder && (
          <Button variant="default" loading={chosen === 'nobody'} onClick={() => void give(null)}>
            {t('tools.assign.takeBack', { name: fullName(holder) })}
          </Button>
        )}
        <SearchField label={t('tools.assign.search')} value={q} onSearch={setQ} />
        {failure && <Notice kind="bad">{failure}</Notice>}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by the keyboard */}
        <section className={classes.people} aria-label={t('tools.assign.people')} tabIndex={0}>
          <PagedList
            list={people}
            failed="tools.assign.listFailed"
            skeleton={<RowsSkeleton />}
            empty={
              <EmptyState
                icon={<IconSearch size={36} />}
                title={t('tools.assign.nobody', { words: q })}
                lead={t('tools.assign.nobodyLead')}
              />
            }
          >
            {(found) => (
              <ul className={classes.list}>
                {found.map((person) => (
                  <PersonChoice
                    key={person.id}
                    person={person}
                    isMe={person.id === me.id}
                    isHolder={person.id === holder?.id}
                    busy={chosen === person.id}
                    choose={() => void give(person)}
                  />
                ))}
              </ul>
            )}
          </PagedList>
        </section>
      </div>
    </Dialog>
  );
};

type PersonChoiceProps = { person: User; isMe: boolean; isHolder: boolean; busy: boolean; choose: () => void };

/** One of the people whom a tool can be given to; who has it already is only named. */
const PersonChoice = ({ person, isMe, isHolder, busy, choose }: PersonChoiceProps) => {
  const { t } = useTranslation();
  const remark = isHolder ? t('tools.assign.holder') : isMe ? t('tools.assign.you') : (person.userName ?? person.email);
  return (
    <li>
      <button type="button" className={classes.choice} disabled={isHolder} onClick={choose}>
        <Initials user={person} quiet />
        <span className={classes.name}>
          {fullName(person)}
          <span>{remark}</span>
        </span>
        {busy && <Spinner />}
      </button>
    </li>
  );
};
