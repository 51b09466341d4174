import type { Row } from '../row.ts';

export const clientRows: Row[] = [];
