import { searchAll } from '@llave/contract/search';
import { route } from '../../http/route.ts';
import { search } from './queries.ts';

export const searchRoutes = [route(searchAll, search)];
