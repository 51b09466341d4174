/** How one says when something was or since when something is so. */
export const times = {
  today: 'hoy',
  yesterday: 'ayer',
  sinceNow: 'desde hace un momento',
  sinceMinutes: 'desde hace {{count}} min',
  sinceHours: 'desde hace {{count}} h',
  sinceClock_one: 'desde la {{time}}',
  sinceClock_other: 'desde las {{time}}',
  sinceYesterday: 'desde ayer',
  sinceDay: 'desde el {{day}}',
  dueToday: 'hoy',
  dueIn_one: 'mañana',
  dueIn_other: 'en {{count}} días',
  overdue_one: 'vencida ayer',
  overdue_other: 'vencida hace {{count}} días',
  late: {
    minutes: 'Con {{count}} min de retraso',
    hours: 'Con {{count}} h de retraso',
    days_one: 'Con {{count}} día de retraso',
    days_other: 'Con {{count}} días de retraso',
  },
};
