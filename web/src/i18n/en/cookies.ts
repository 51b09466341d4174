import type { cookies as shape } from '../es/cookies.ts';

export const cookies: typeof shape = {
  title: 'Cookies',
  needed: 'Llave only keeps here what it needs to work: the language, your session and what you are typing.',
  accepting: 'If you accept, we could also count visits, without knowing who you are.',
  policy: 'Privacy policy',
  refuse: 'Refuse',
  accept: 'Accept',
  change: 'Change my answer about cookies',
};
