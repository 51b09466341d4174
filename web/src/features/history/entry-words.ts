import type { HistoryEntry } from '@llave/contract/history';
import type { TextKey, Translate } from '../../i18n/translation.ts';
import { fullName } from '../../lib/text/full-name.ts';

type Person = HistoryEntry['user'];

/** Who had the tool before each entry of a list, newest first; undefined where what came before has not been read. */
export const holdersBefore = (entries: HistoryEntry[]): (Person | undefined)[] => {
  let holder: Person | undefined;
  return entries
    .toReversed()
    .map((entry) => {
      const before = holder;
      holder = holderAfter(entry, before);
      return before;
    })
    .toReversed();
};

/** An entry as one would tell it. */
export const entryText = (t: Translate, entry: HistoryEntry, before: Person | undefined) =>
  t(`history.${sentenceOf(entry, before)}`, {
    who: entry.user ? fullName(entry.user) : t(`history.${entry.action === 'incidentOpen' ? 'withLabel' : 'someone'}`),
    to: entry.toolLoan?.name ?? (entry.reAssignedToUser ? fullName(entry.reAssignedToUser) : t('history.someone')),
    from: before ? fullName(before) : '',
    file: entry.fileAction?.fileName ?? t('history.aFile'),
  } satisfies Record<string, string>);

type Sentence = Extract<TextKey, `history.${string}`> extends `history.${infer S}` ? S : never;

const sentenceOf = ({ action, userId }: HistoryEntry, before: Person | undefined): Sentence => {
  if (action === 'adminReassigned' && before) return 'adminReassignedFrom';
  if (action === 'return' && before && before.id !== userId) return 'returnFor';
  return action;
};

const holderAfter = (entry: HistoryEntry, before: Person | undefined) => {
  switch (entry.action) {
    case 'pickup':
      return entry.user;
    case 'assigned':
    case 'reAssigned':
    case 'adminReassigned':
      return entry.reAssignedToUser;
    case 'create':
    case 'return':
      return null;
    default:
      return before;
  }
};
