import type { noticeSettings as shape } from '../es/notice-settings.ts';

export const noticeSettings: typeof shape = {
  title: 'Notices by mail',
  lead: 'The bell shows everything that concerns you. You choose what comes by mail.',
  failed: 'We could not read which mails you want',
  saveFailed: 'It could not be saved',
  noEmail: 'Once you have a confirmed e-mail address you can choose here what you get.',
  hour: 'Hour of the summary',
  hourLead: 'One mail a day, and none when there is nothing to tell.',
  ways: { now: 'At once', digest: 'Summary', never: 'Never' },
  topics: {
    requests: { label: 'Your tools', meaning: 'You are given one, refused one, or one is taken from you.' },
    incidents: { label: 'Incidents', meaning: 'Somebody reports something broken.' },
    blockedTools: { label: 'Blocked tools', meaning: 'Somebody blocks one.' },
    calibrations: { label: 'Calibrations', meaning: 'A month and a week ahead, and once overdue.' },
    carsLeft: { label: 'Cars at the workshop', meaning: 'A customer or a tow driver drops off a car.' },
    keysDropped: { label: 'Keys in lockers', meaning: 'The customer has dropped the key.' },
    fieldReports: { label: 'Site reports', meaning: 'A site reports something.' },
    carsReturned: { label: 'Returned cars', meaning: 'A customer returns their car.' },
    reviews: { label: 'Reviews', meaning: 'A returned car has waited two hours for its review.' },
    lateCars: { label: 'Late cars', meaning: 'A car should be back by now.' },
  },
};
