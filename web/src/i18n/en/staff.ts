import { accounts } from './accounts.ts';
import { audit } from './audit.ts';
import { bookings } from './bookings.ts';
import { checkIns } from './check-ins.ts';
import { closing } from './closing.ts';
import { day } from './day.ts';
import { departures } from './departures.ts';
import { factors } from './factors.ts';
import { field } from './field.ts';
import { fieldIncidents } from './field-incidents.ts';
import { gallery } from './gallery.ts';
import { history } from './history.ts';
import { home } from './home.ts';
import { imports } from './imports.ts';
import { incidents } from './incidents.ts';
import { labels } from './labels.ts';
import { lockers } from './lockers.ts';
import { noticeSettings } from './notice-settings.ts';
import { profile } from './profile.ts';
import { quotas } from './quotas.ts';
import { reports } from './reports.ts';
import { retention } from './retention.ts';
import { search } from './search.ts';
import { signOn } from './sign-on.ts';
import { timeline } from './timeline.ts';
import { tool } from './tool.ts';
import { users } from './users.ts';
import { vehicles } from './vehicles.ts';

export const staffTexts = {
  day,
  accounts,
  audit,
  bookings,
  checkIns,
  closing,
  departures,
  factors,
  field,
  fieldIncidents,
  gallery,
  history,
  home,
  imports,
  incidents,
  labels,
  lockers,
  noticeSettings,
  profile,
  quotas,
  reports,
  retention,
  search,
  signOn,
  timeline,
  tool,
  users,
  vehicles,
};
