import type { ToolCard } from '@llave/contract/tools';
import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconClock,
  IconHandStop,
  IconLock,
  IconTruck,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { fullName } from '../../../lib/text/full-name.ts';
import { Initials } from '../../../ui/signs/Initials.tsx';
import { calibrationText, heldText, incidentText, isCalibrationDue, lentText, lockerText } from './facts.ts';
import classes from './ToolFacts.module.css';
import { useTelling } from './use-telling.ts';

/** Who has it and since when, where it belongs, what is wrong with it, what is due. */
export const ToolFacts = ({ tool, myId }: { tool: ToolCard; myId: string }) => {
  const telling = useTelling();
  const { t } = telling;
  const { holder, toolLoan, requester, locker, incident } = tool;
  const mine = tool.assignedTo === myId;
  return (
    <div className={classes.facts}>
      {incident && <Fact icon={<IconAlertTriangle size={18} />}>{incidentText(telling, tool)}</Fact>}
      {mine && <Fact icon={<IconClock size={18} />}>{heldText(telling, tool)}</Fact>}
      {holder && !mine && (
        <div className={classes.person}>
          <Initials user={holder} quiet />
          <p>
            <strong>{fullName(holder)}</strong>
            <span>{heldText(telling, tool)}</span>
          </p>
        </div>
      )}
      {toolLoan && (
        <div className={classes.person}>
          <span className={classes.away}>
            <IconTruck size={20} />
          </span>
          <p>
            <strong>{toolLoan.name}</strong>
            <span>{lentText(telling, tool)}</span>
          </p>
        </div>
      )}
      {requester && requester.id !== myId && !mine && (
        <Fact icon={<IconHandStop size={18} />}>{t('tools.facts.requester', { name: fullName(requester) })}</Fact>
      )}
      {locker && (!holder || mine) && <Fact icon={<IconLock size={18} />}>{lockerText(telling, tool)}</Fact>}
      {isCalibrationDue(tool, telling.now) && (
        <Fact icon={<IconCalendarEvent size={18} />}>{calibrationText(telling, tool)}</Fact>
      )}
    </div>
  );
};

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className={classes.fact}>
    {icon}
    <span>{children}</span>
  </p>
);
