import type { ToolCard } from '@llave/contract/tools';
import type { TextKey } from '../../../i18n/translation.ts';
import { today } from '../../../lib/time/days.ts';
import type { Tone } from '../../../ui/signs/Chip.tsx';

type State = { tone: Tone; text: TextKey };

const tones = { available: 'free', inUse: 'inUse', incidentOpen: 'incident', retired: 'retired' } as const;

/** Whether what was lent outside should have been back by now. */
export const isLoanLate = ({ toolLoan }: Pick<ToolCard, 'toolLoan'>, now: Date) =>
  toolLoan?.until != null && toolLoan.until < today(now);

/** The colour of a tool's card: whose it is comes before its status; what is late is red, and what is blocked not shown as free. */
export const toneOf = (tool: ToolCard, myId: string, now: Date): Tone => {
  if (tool.assignedTo === myId) return 'mine';
  if (isLoanLate(tool, now)) return 'incident';
  return tool.status === 'available' && !tool.isEnable ? 'retired' : tones[tool.status];
};

/** Everything that a tool is, in words, the most telling first. */
export const statesOf = (tool: ToolCard, myId: string, now: Date): State[] => {
  const states: State[] = [];
  if (tool.assignedTo === myId) states.push({ tone: 'mine', text: 'tools.status.mine' });
  if (tool.status === 'incidentOpen') states.push({ tone: 'incident', text: 'tools.status.incidentOpen' });
  else if (isLoanLate(tool, now)) states.push({ tone: 'incident', text: 'tools.status.lentLate' });
  else if (tool.toolLoan) states.push({ tone: 'inUse', text: 'tools.status.lent' });
  else if (tool.assignedTo !== myId && (tool.status !== 'available' || tool.isEnable))
    states.push({ tone: tones[tool.status], text: `tools.status.${tool.status}` });
  if (!tool.isEnable) states.push({ tone: 'retired', text: 'tools.status.blocked' });
  if (tool.requestedBy === myId) states.push({ tone: 'mine', text: 'tools.status.requested' });
  return states;
};
