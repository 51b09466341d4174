import { listHistory, listToolHistory } from '@llave/contract/history';
import { route } from '../../http/route.ts';
import { list, listOfTool } from './queries.ts';

export const historyRoutes = [route(listHistory, list), route(listToolHistory, listOfTool)];
