import type { Tool } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { IconTool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { changed } from '../../../lib/calls/queries.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { dayText, today } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { Chip } from '../../../ui/signs/Chip.tsx';
import { Fact } from '../../../ui/signs/Fact.tsx';
import { Picture } from '../../../ui/signs/Picture.tsx';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { lockersQuery } from '../../lockers/api.ts';
import { actsOf } from '../acts.ts';
import { heldText, lentText } from '../cards/facts.ts';
import { StateChips } from '../cards/StateChips.tsx';
import { toneOf } from '../cards/states.ts';
import { ToolActs } from '../cards/ToolActs.tsx';
import { useTelling } from '../cards/use-telling.ts';
import { setLocker } from '../editing-api.ts';
import classes from './StatusCard.module.css';

type Props = { tool: Tool; me: User; mayManage: boolean };

/** How the tool is right now and what to do with it, also while somebody is typing beside it. */
export const StatusCard = ({ tool, me, mayManage }: Props) => {
  const { t } = useTranslation();
  const now = useNow();
  const usable = actsOf(tool, me)[0] !== 'open';
  return (
    <section className={classes.card} data-tone={toneOf(tool, me.id, now)} aria-label={t('tool.status.title')}>
      <Picture
        className={classes.picture}
        url={tool.imgUrl}
        alt={tool.name}
        placeholder={<IconTool size={64} stroke={1.4} />}
        onFail={() => changed('tool', [tool.id])}
      />
      <div className={classes.body}>
        <StateChips tool={tool} myId={me.id} className={classes.chips} />
        {!tool.isEnable && <p className={classes.note}>{t('tool.status.blockedLead')}</p>}
        <StatusFacts tool={tool} withLocker={!mayManage && tool.status !== 'retired'} />
        {mayManage && <LockerSelect tool={tool} />}
        {usable && <ToolActs tool={tool} me={me} />}
      </div>
    </section>
  );
};

type StatusFactsProps = { tool: Tool; withLocker: boolean };

/** Who has it, where it belongs, and what is due. */
const StatusFacts = ({ tool, withLocker }: StatusFactsProps) => {
  const telling = useTelling();
  const { t, language } = telling;
  const { holder, toolLoan, requester, locker, nextCalibration, lastFix, incident } = tool;
  return (
    <dl className={classes.facts}>
      {incident && (
        <Fact label={t('tool.status.incident')}>
          <Link to="/dashboard/incident/$incidentId" params={{ incidentId: incident.id }} className={classes.incident}>
            {t(`incidentTypes.${incident.incidentType}`)}
          </Link>
        </Fact>
      )}
      {holder && (
        <Fact label={t('tool.status.holder')}>
          {fullName(holder)}
          <span className={classes.more}>{heldText(telling, tool)}</span>
        </Fact>
      )}
      {toolLoan && (
        <Fact label={t('tool.status.lent')}>
          {t('tool.status.lentTo', { name: toolLoan.name })}
          <span className={classes.more}>{lentText(telling, tool)}</span>
        </Fact>
      )}
      {requester && <Fact label={t('tool.status.requester')}>{fullName(requester)}</Fact>}
      {withLocker && (
        <Fact label={t('tool.status.locker')}>{locker?.identifierValue ?? t('tool.status.noLocker')}</Fact>
      )}
      <Fact label={t('tool.status.nextCalibration')}>
        <span className={classes.due}>
          {nextCalibration ? dayText(nextCalibration, language) : t('tool.status.noCalibration')}
          {nextCalibration && nextCalibration < today() && <Chip tone="incident">{t('tool.status.overdue')}</Chip>}
        </span>
      </Fact>
      {lastFix && <Fact label={t('tool.status.lastFix')}>{dayText(today(new Date(lastFix)), language)}</Fact>}
    </dl>
  );
};

/** Where the tool is kept: its locker or a free one, saved as soon as it is chosen. */
const LockerSelect = ({ tool }: { tool: Tool }) => {
  const { t } = useTranslation();
  const lockers = useQuery(lockersQuery(tool.accountId, 'Tool'));
  const [chosen, setChosen] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const choose = async (lockerId: string) => {
    setChosen(lockerId);
    setFailure(null);
    try {
      await setLocker(tool, lockerId || null);
      notifySuccess(t('tool.lockerSaved'));
    } catch (error) {
      setFailure(error);
    }
    setChosen(null);
  };
  const free = (lockers.data ?? []).filter(({ id, status }) => status === 'Available' && id !== tool.locker?.id);
  return (
    <div className={classes.place}>
      <Select
        label={t('tool.status.locker')}
        description={t('tool.lockerHint')}
        value={chosen ?? tool.locker?.id ?? ''}
        disabled={chosen !== null}
        onChange={(event) => void choose(event.currentTarget.value)}
      >
        <option value="">{t('tool.status.noLocker')}</option>
        {tool.locker && <option value={tool.locker.id}>{tool.locker.identifierValue}</option>}
        {free.map((locker) => (
          <option key={locker.id} value={locker.id}>
            {[locker.identifierValue, locker.identifier].filter(Boolean).join(' · ')}
          </option>
        ))}
      </Select>
      <FailureNotice error={failure} fallback="tool.lockerFailed" />
      {lockers.isError && !lockers.data && <FailureNotice error={lockers.error} fallback="tool.lockersFailed" />}
    </div>
  );
};
