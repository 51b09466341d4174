import type { Tool } from '@llave/contract/tools';
import { Link } from '@tanstack/react-router';
import { fullName } from '../../../lib/text/full-name.ts';
import { dayText, today } from '../../../lib/time/days.ts';
import { Chip } from '../../../ui/signs/Chip.tsx';
import { Fact } from '../../../ui/signs/Fact.tsx';
import { heldText, lentText } from '../cards/facts.ts';
import { useTelling } from '../cards/use-telling.ts';
import classes from './StatusFacts.module.css';

type Props = { tool: Tool; withLocker: boolean };

/** Who has it, where it belongs, and what is due. */
export const StatusFacts = ({ tool, withLocker }: Props) => {
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
