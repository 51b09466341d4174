import type { notices as shape } from '../es/notices.ts';

export const notices: typeof shape = {
  lead: 'What people have asked you for, given you or told you.',
  none: 'You have no notices',
  noneLead: 'When somebody asks you for a tool or gives you one, it shows up here.',
  title: 'Notices',
  requestGranted: '{{name}} has given you “{{tool}}”.',
  requestDeclined: '{{name}} cannot let you have it now: “{{tool}}”.',
  toolReturned: '“{{tool}}” is free: it was given back.',
  incidentOpened: 'New incident with “{{tool}}”.',
  toolGiven: '{{name}} has assigned “{{tool}}” to you.',
  toolTaken: 'You no longer have “{{tool}}”: {{name}} moved it.',
  somebody: 'somebody of the company',
  see: 'See incident',
  dismiss: 'Put this notice away',
  more_one: 'and {{count}} more notice',
  more_other: 'and {{count}} more notices',
  dismissFailed: 'The notice could not be put away',
};
