import { incidentTypes } from '../i18n/es/incident-types.ts';
import { lists } from '../i18n/es/lists.ts';
import { notices } from '../i18n/es/notices.ts';
import { times } from '../i18n/es/times.ts';
import { tools } from '../i18n/es/tools.ts';

/** What is said of the first tools, in the language that everybody reads who has chosen none. */
const spoken = { language: 'es', texts: { incidentTypes, lists, notices, times, tools } };

export const currentSpoken = () => spoken;
export const onSpoken = () => undefined;
