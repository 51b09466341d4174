import { getToday } from '@llave/contract/today';
import { route } from '../../http/route.ts';
import { readToday } from './day.ts';

export const todayRoutes = [route(getToday, readToday)];
