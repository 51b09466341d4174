import type { frame as shape } from '../es/frame.ts';

export const frame: typeof shape = {
  language: 'Language',
  spanish: 'Spanish',
  english: 'English',
  home: 'Llave, home',
  loading: 'Loading…',
  retry: 'Try again',
  offline: 'There is no connection. Check the network and try again.',
  trouble: 'Any trouble? Call',
  tooManySeconds_one: 'Too many attempts. Try again in {{count}} second.',
  tooManySeconds_other: 'Too many attempts. Try again in {{count}} seconds.',
  tooManyMinutes_one: 'Too many attempts. Try again in {{count}} minute.',
  tooManyMinutes_other: 'Too many attempts. Try again in {{count}} minutes.',
  elapsed: '{{minutes}} min {{seconds}} s',
  poweredBy: 'Powered by',
  company: {
    missing: 'We cannot find this company',
    missingLead: 'Open the whole link that you were sent again.',
    unread: 'We could not open the page',
  },
  step: {
    at: 'Step {{at}} of {{of}}',
    back: 'Back',
    offline: 'There is no connection. What is done stays done: try when it is back.',
    failed: 'That did not work. Try again.',
  },
  notFound: {
    title: 'Nothing here',
    lead: 'The page doesn’t exist or has moved.',
    home: 'Go home',
  },
  failure: {
    title: 'Something went wrong',
    lead: 'It’s not your fault. What was saved is still saved.',
    reload: 'Reload the page',
  },
  forbidden: {
    title: 'This is not for your role',
    lead: 'If you need it, ask an admin of your company.',
  },
};
