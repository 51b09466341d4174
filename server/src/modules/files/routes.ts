import { downloadAddress, uploadAddress } from '@llave/contract/files';
import { route } from '../../http/route.ts';
import { giveDownloadAddress, giveUploadAddress, slowUploads } from './queries.ts';

export const fileRoutes = [
  route(uploadAddress, giveUploadAddress, slowUploads),
  route(downloadAddress, giveDownloadAddress),
];
