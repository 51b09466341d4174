import { printLabels } from '@llave/contract/labels';
import { route } from '../../http/route.ts';
import { drawCodes, print } from './printing.ts';

export const labelRoutes = [route(printLabels, print, drawCodes)];
