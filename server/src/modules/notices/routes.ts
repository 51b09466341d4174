import { dismissNotice, listNotices } from '@llave/contract/notices';
import { route } from '../../http/route.ts';
import { dismiss } from './commands.ts';
import { list } from './queries.ts';

export const noticeRoutes = [route(listNotices, list), route(dismissNotice, dismiss)];
