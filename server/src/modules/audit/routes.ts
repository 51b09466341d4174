import { listAudit } from '@llave/contract/audit';
import { report } from '../../http/route.ts';
import { auditFile } from './file.ts';
import { list } from './queries.ts';

export const auditRoutes = [report(listAudit, list, auditFile)];
