import type { Row } from '../row.ts';
import { byId, list } from './reading.ts';

export const serverRows: Row[] = [list, byId];
