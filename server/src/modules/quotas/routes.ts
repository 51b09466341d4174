import { getUse } from '@llave/contract/quotas';
import { route } from '../../http/route.ts';
import { readUse } from './use.ts';

export const quotaRoutes = [route(getUse, readUse)];
