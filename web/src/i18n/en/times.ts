import type { times as shape } from '../es/times.ts';

export const times: typeof shape = {
  today: 'today',
  yesterday: 'yesterday',
  sinceNow: 'since a moment ago',
  sinceMinutes: 'for {{count}} min',
  sinceHours: 'for {{count}} h',
  sinceClock_one: 'since {{time}}',
  sinceClock_other: 'since {{time}}',
  sinceYesterday: 'since yesterday',
  sinceDay: 'since {{day}}',
  dueToday: 'today',
  dueIn_one: 'tomorrow',
  dueIn_other: 'in {{count}} days',
  overdue_one: 'due yesterday',
  overdue_other: '{{count}} days overdue',
  late: {
    minutes: '{{count}} min late',
    hours: '{{count}} h late',
    days_one: '{{count}} day late',
    days_other: '{{count}} days late',
  },
};
