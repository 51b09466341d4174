import type { Sent } from '@llave/contract/endpoint';
import type { listTools, ToolCard } from '@llave/contract/tools';
import { plain } from '../../lib/text/plain.ts';
import { today } from '../../lib/time/days.ts';
import { daysBetween } from '../../ui/signs/time-texts.ts';

/** Which tools a list shows. */
export type Show = Omit<NonNullable<Sent<typeof listTools>['query']>, 'q' | 'limit' | 'cursor'>;

/** How many days ahead a calibration is due. */
const dueWithin = 30;

/** Whether a list of these words and this part shows the tool, as the server decides it. */
export const fits = (tool: ToolCard, q: string, show: Show, myId: string | undefined) =>
  tool.status !== 'retired' &&
  !tool.isDeleted &&
  (Object.keys(filters) as (keyof Show)[]).every((name) => !show[name] || filters[name](tool, show, myId)) &&
  hasWords(tool, q);

type Filter = (tool: ToolCard, show: Show, myId: string | undefined) => boolean;

const filters: Record<keyof Show, Filter> = {
  status: (tool, { status }) => tool.status === status,
  mine: ({ assignedTo }, _, myId) => assignedTo === myId,
  asked: ({ assignedTo, requestedBy }, _, myId) => assignedTo === myId && requestedBy !== null,
  held: ({ assignedTo, toolLoan }) => assignedTo !== null || toolLoan !== null,
  withoutLocker: ({ lockerId }) => lockerId === null,
  calibrationDue: (tool) => isCalibrationDue(tool),
};

export const isCalibrationDue = ({ nextCalibration }: ToolCard) =>
  nextCalibration !== null && daysBetween(today(), nextCalibration) <= dueWithin;

const hasWords = ({ name, reference, holder, toolLoan }: ToolCard, q: string) => {
  const text = plain([name, reference, holder?.name, holder?.surname, toolLoan?.name].join(' '));
  return plain(q)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
