import type { start as shape } from '../es/start.ts';

export const start: typeof shape = {
  tag: 'Workshops and rental, in one place',
  title: 'Every key in the right hand.',
  lead: 'Who has the torque wrench, which locker holds the eight o’clock car and what the customer signed. Llave knows, and so do you.',
  signIn: 'Sign in',
  signUp: 'Register my company',
  dashboard: 'Go to my workshop',
};
