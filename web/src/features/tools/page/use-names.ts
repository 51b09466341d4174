import type { HistoryEntry } from '@llave/contract/history';
import type { Tool } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { useCallback, useMemo } from 'react';
import { fullName } from '../../../lib/text/full-name.ts';

/** Names the people who had to do with a tool, as far as its page has heard of them. */
export const useNames = (me: User, tool: Tool, history: HistoryEntry[] | undefined) => {
  const names = useMemo(() => {
    const people = [
      me,
      ...tool.calibrations.map(({ user }) => user),
      ...(history ?? []).flatMap(({ user, reAssignedToUser }) => [user, reAssignedToUser]),
    ];
    return new Map(people.flatMap((person) => (person ? [[person.id, fullName(person)]] : [])));
  }, [me, tool.calibrations, history]);
  return useCallback((userId: string) => names.get(userId), [names]);
};
