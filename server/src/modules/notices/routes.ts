import {
  changeNoticeSettings,
  dismissNotice,
  dismissNotices,
  getNoticeSettings,
  listNotices,
} from '@llave/contract/notices';
import { route } from '../../http/route.ts';
import { dismiss, dismissAll } from './commands.ts';
import { list } from './queries.ts';
import { change, read } from './settings.ts';

export const noticeRoutes = [
  route(listNotices, list),
  route(dismissNotice, dismiss),
  route(dismissNotices, dismissAll),
  route(getNoticeSettings, read),
  route(changeNoticeSettings, change),
];
