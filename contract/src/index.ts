import * as accounts from './accounts.ts';
import * as addresses from './addresses.ts';
import * as audit from './audit.ts';
import * as authentication from './authentication.ts';
import * as bookings from './bookings.ts';
import * as checkIns from './check-ins.ts';
import * as contact from './contact.ts';
import * as customers from './customers.ts';
import * as departures from './departures.ts';
import type { Endpoint } from './endpoint.ts';
import * as factors from './factors.ts';
import * as fieldIncidents from './field-incidents.ts';
import * as files from './files.ts';
import * as history from './history.ts';
import * as imports from './imports.ts';
import * as incidents from './incidents.ts';
import * as labels from './labels.ts';
import * as lockers from './lockers.ts';
import * as notices from './notices.ts';
import * as quotas from './quotas.ts';
import * as reports from './reports.ts';
import * as search from './search.ts';
import * as sessions from './sessions.ts';
import * as signOn from './sign-on.ts';
import * as signedRecords from './signed-records.ts';
import * as today from './today.ts';
import * as toolCategories from './tool-categories.ts';
import * as tools from './tools.ts';
import * as users from './users.ts';
import * as vehicles from './vehicles.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** What the API is about, and what each of its nouns declares. */
export const nouns = {
  accounts,
  addresses,
  audit,
  authentication,
  bookings,
  'check-ins': checkIns,
  contact,
  customers,
  departures,
  factors,
  'field-incidents': fieldIncidents,
  files,
  history,
  imports,
  incidents,
  labels,
  lockers,
  notices,
  quotas,
  reports,
  search,
  sessions,
  'sign-on': signOn,
  'signed-records': signedRecords,
  today,
  'tool-categories': toolCategories,
  tools,
  users,
  vehicles,
} as const satisfies Record<string, object>;
export type Noun = keyof typeof nouns;

export const endpointsOf = (noun: Noun): Endpoint[] => Object.values<unknown>(nouns[noun]).filter(isEndpoint);

/** Every call of the API, for the server to serve, the documentation to show and the tests to attack. */
export const endpoints: readonly Endpoint[] = (Object.keys(nouns) as Noun[]).flatMap(endpointsOf);
