import type { ToolCard } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';

/** What one can do with a tool from its card; to answer is to say yes or no to who asks for it. */
export type Act = 'answer' | 'take' | 'giveBack' | 'ask' | 'cancel' | 'incident' | 'loanBack' | 'open';

/** What this person can do with the tool now, the most sensible first; never nothing. */
export const actsOf = (tool: ToolCard, me: Pick<User, 'id' | 'isAdmin'>): [Act, ...Act[]] => {
  const incident: Act[] = tool.incident ? ['incident'] : [];
  if (tool.assignedTo === me.id)
    return tool.requestedBy ? ['answer', 'giveBack', ...incident] : ['giveBack', ...incident];

  const usual = usualAct(tool, me);
  if (tool.incident) return usual ? ['incident', usual] : ['incident'];
  return [usual ?? 'open'];
};

const usualAct = (tool: ToolCard, me: Pick<User, 'id' | 'isAdmin'>): Act | null => {
  if (tool.requestedBy === me.id) return 'cancel';
  if (tool.toolLoan) return me.isAdmin ? 'loanBack' : null;
  if (!tool.isEnable || tool.status === 'retired') return null;
  if (!tool.assignedTo) return 'take';
  return tool.requestedBy ? null : 'ask';
};
