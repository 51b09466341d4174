import { verifyPaper } from '@llave/contract/signed-records';
import { route } from '../../http/route.ts';
import { verify } from './verify.ts';

export const signedRecordRoutes = [route(verifyPaper, verify)];
