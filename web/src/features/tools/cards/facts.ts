import type { Language } from '@llave/contract/fields';
import type { ToolCard } from '@llave/contract/tools';
import type { Translate } from '../../../i18n/translation.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { dayText, today } from '../../../lib/time/days.ts';
import { daysBetween, dueText, sinceText, whenText } from '../../../ui/signs/time-texts.ts';
import { isLoanLate } from './states.ts';

/** What the words about a tool depend on. */
export type Telling = { t: Translate; language: Language; now: Date };

export const heldText = ({ t, language, now }: Telling, { assignedSince }: ToolCard) =>
  assignedSince ? sinceText(t, language, assignedSince, now) : '';

export const lentText = ({ t, language, now }: Telling, tool: ToolCard) => {
  const until = tool.toolLoan?.until;
  if (!until) return t('tools.facts.lent');
  return t(isLoanLate(tool, now) ? 'tools.facts.lentLate' : 'tools.facts.lentUntil', { day: dayText(until, language) });
};

export const incidentText = ({ t, language, now }: Telling, { incident }: ToolCard) =>
  incident
    ? t('tools.facts.incident', {
        type: t(`incidentTypes.${incident.incidentType}`),
        when: whenText(t, language, incident.createdDate, now),
      })
    : '';

export const lockerText = ({ t }: Telling, { locker }: ToolCard) =>
  locker ? t('tools.facts.locker', { number: locker.identifierValue }) : '';

export const calibrationText = ({ t, now }: Telling, { nextCalibration }: ToolCard) =>
  nextCalibration ? t('tools.facts.calibration', { when: dueText(t, nextCalibration, now) }) : '';

/** A calibration is shown on the card when it is due or comes within so many days. */
const dueWithin = 30;

export const isCalibrationDue = ({ nextCalibration }: ToolCard, now: Date) =>
  nextCalibration !== null && daysBetween(today(now), nextCalibration) <= dueWithin;

/** Who has it or where it is, in one line. */
export const whereText = (telling: Telling, tool: ToolCard, myId: string) => {
  if (tool.assignedTo === myId) return [tool.reference, heldText(telling, tool)].filter(Boolean).join(' · ');
  if (tool.holder) return [fullName(tool.holder), heldText(telling, tool)].filter(Boolean).join(' · ');
  if (tool.toolLoan) return `${tool.toolLoan.name} · ${lentText(telling, tool)}`;
  return (
    incidentText(telling, tool) || lockerText(telling, tool) || tool.reference || telling.t('tools.facts.inWorkshop')
  );
};
