import type { Sent } from '@llave/contract/endpoint';
import type { listTools, ToolCard } from '@llave/contract/tools';
import { today } from '../../lib/days.ts';
import { plain } from '../../lib/plain.ts';
import { daysBetween } from '../../ui/time-texts.ts';

/** Which tools a list shows. */
export type Show = Partial<
  Pick<
    NonNullable<Sent<typeof listTools>['query']>,
    'status' | 'mine' | 'held' | 'asked' | 'calibrationDue' | 'withoutLocker'
  >
>;

/** How many days ahead a calibration is due. */
const dueWithin = 30;

/** Whether a list of these words and this part shows the tool, as the server decides it. */
export const fits = (tool: ToolCard, q: string, show: Show, myId: string | undefined) =>
  tool.status !== 'retired' &&
  !tool.isDeleted &&
  (!show.status || tool.status === show.status) &&
  (!show.mine || tool.assignedTo === myId) &&
  (!show.asked || (tool.assignedTo === myId && tool.requestedBy !== null)) &&
  (!show.held || tool.assignedTo !== null || tool.toolLoan !== null) &&
  (!show.withoutLocker || tool.lockerId === null) &&
  (!show.calibrationDue || isCalibrationDue(tool)) &&
  hasWords(tool, q);

export const isCalibrationDue = ({ nextCalibration }: ToolCard) =>
  nextCalibration !== null && daysBetween(today(), nextCalibration) <= dueWithin;

const hasWords = ({ name, reference, holder, toolLoan }: ToolCard, q: string) => {
  const text = plain([name, reference, holder?.name, holder?.surname, toolLoan?.name].join(' '));
  return plain(q)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** Without accents and capitals, as the search reads it. */
