import type { report as shape } from '../es/report.ts';
import { incidentTypes } from './incident-types.ts';

export const report: typeof shape = {
  types: incidentTypes,
  title: 'Report a problem',
  tool: {
    title: 'What is wrong with it?',
    lead: 'Tell us and take a photo. The workshop gets it at once.',
  },
  incident: {
    title: 'What did you see?',
    lead: 'We know that something fails. Tell us more and take a photo.',
  },
  known: 'What we know so far',
  description: 'What is wrong',
  descriptionHint: 'For example: it does not turn, a bit is missing, it makes an odd noise.',
  photo: 'Photo of the problem',
  type: 'Kind of problem (optional)',
  name: 'Your name (optional)',
  nameHint: 'In case we need to ask you something.',
  submit: 'Send report',
  needsBoth: 'It still needs a few words and a photo.',
  needsPhoto: 'It still needs a photo.',
  needsWords: 'It still needs a few words.',
  sending: 'The photo is on its way…',
  offline: 'There is no connection. What you entered stays here: send it when the network is back.',
  failed: 'We could not send it. What you entered stays here: try again.',
  sent: 'Report sent successfully',
  thanks: 'Thank you!',
  thanksLead: '{{company}} knows about it now. You can close this page.',
  again: 'Report something else',
  trouble: {
    incomplete: 'Part of this link is missing',
    incompleteLead: 'Scan the tool’s label again, or open the whole link.',
    linkInvalid: 'This link no longer works',
    linkInvalidLead: 'It has expired or was replaced. Ask for a new one, or scan the label that is there now.',
    toolNotFoundLead: 'It is no longer in the workshop. If it is in front of you, tell somebody there.',
    incidentClosed: 'This incident is already closed',
    incidentClosedLead: 'The workshop has solved it. Thank you all the same.',
    unread: 'We could not open the page',
  },
};
