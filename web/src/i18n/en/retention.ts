import type { retention as shape } from '../es/retention.ts';

export const retention: typeof shape = {
  someone: 'Data blocked',
  data: {
    title: 'The personal data is blocked',
    lead: 'It was taken away on {{date}}, when the time set in your account was over. Nobody can see it from here: it is kept apart, only in case a judge or an authority asks for it, and then erased.',
  },
  pictures: {
    title: 'The photos and videos are blocked',
    lead: 'They were taken away on {{date}}, when the time set in your account was over. They are kept apart, only in case a judge or an authority asks for them, and then erased.',
  },
};
