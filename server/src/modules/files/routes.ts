import { downloadAddress, uploadAddress } from '@llave/contract/files';
import { route } from '../../http/route.ts';
import { giveDownloadAddress, giveUploadAddress, slowVisitors } from './queries.ts';

export const fileRoutes = [
  route(uploadAddress, giveUploadAddress, slowVisitors),
  route(downloadAddress, giveDownloadAddress),
];
