import { getRentalDay } from '@llave/contract/today';
import { route } from '../../http/route.ts';
import { readRentalDay } from './rental.ts';

export const todayRoutes = [route(getRentalDay, readRentalDay)];
