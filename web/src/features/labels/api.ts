import { printLabels } from '@llave/contract/labels';
import { call } from '../../lib/calls/call.ts';

/** New labels for these tools; `replace` makes those printed before useless. */
export const makeLabels = (toolIds: string[], replace: boolean) => call(printLabels, { body: { toolIds, replace } });
