import type { Row } from '../row.ts';
import { floods } from './flooding.ts';
import { deepPages, manyCompanies } from './growth.ts';
import { live } from './listening.ts';
import { busy, memory } from './pressure.ts';
import { byId, list, plainLists, plainTools, policies } from './reading.ts';
import { uploads } from './uploading.ts';
import { bookings, pickUp } from './writing.ts';

export const serverRows: Row[] = [
  list,
  byId,
  pickUp,
  bookings,
  policies,
  deepPages,
  manyCompanies,
  live,
  uploads,
  busy,
  memory,
  ...floods,
  plainLists,
  plainTools,
];
