import { allows } from '@llave/contract/access';
import { listBookings } from '@llave/contract/bookings';
import { listCheckIns } from '@llave/contract/check-ins';
import { type Call, declared } from '@llave/contract/endpoint';
import { listFieldIncidents } from '@llave/contract/field-incidents';
import { madridDay } from '@llave/contract/madrid';
import { reportSavings } from '@llave/contract/reports';
import { type getToday, longOutDays } from '@llave/contract/today';
import { createTool, listTools } from '@llave/contract/tools';
import { sql } from 'kysely';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { fewLeft } from '../check-ins/queries.ts';
import { fewOpen as fewReports } from '../field-incidents/queries.ts';
import { fewOpen as fewIncidents } from '../incidents/queries.ts';
import { calibrationDue, fewTools, isHeld } from '../tools/queries.ts';
import { checkInFigure, rentalFigure, savingFigure, toolFigure } from './figures.ts';
import { rentalDay } from './rental.ts';

/** As many lines as one takes in at a glance. */
const most = 6;

/** Who has more tools than these finds them on the board. */
const mostMine = 50;

export const readToday: Act<typeof getToday> = async (scope) => {
  const part = async <T>(call: Call, read: (scope: MemberScope) => Promise<T>) =>
    isOpen(call, scope) ? await read(scope) : null;
  return {
    rental: await part(listBookings, rentalDay),
    reception: await part(listCheckIns, (inside) => fewLeft(inside, most)),
    sites: await part(listFieldIncidents, (inside) => fewReports(inside, most)),
    workshop: await part(listTools, workshopDay),
    upkeep: await part(createTool, upkeepDay),
    figures: {
      toolsOut: await part(createTool, toolFigure),
      rentals: await part(listBookings, rentalFigure),
      checkIns: await part(listCheckIns, checkInFigure),
      hoursSaved: await part(reportSavings, savingFigure),
    },
  };
};

/** Whether the caller, and the way they came in, may open the call that shows as much. */
const isOpen = (call: Call, { me }: MemberScope) => allows(call.access, me) && (!me.byBadge || declared(call).byBadge);

const workshopDay = async (scope: MemberScope) => ({
  mine: await fewTools(scope, {
    where: sql<boolean>`t.holder_id = ${scope.me.id}`,
    order: sql`t.sort_name`,
    most: mostMine,
  }),
  inUse: await fewTools(scope, { where: isHeld, order: sql`t.held_since desc nulls last`, most }),
  incidents: await fewIncidents(scope, most),
});

const upkeepDay = async (scope: MemberScope) => ({
  calibrations: await fewTools(scope, { where: calibrationDue(scope), order: sql`t.next_calibration`, most }),
  longOut: await fewTools(scope, {
    where: isLongOut(scope),
    order: sql`coalesce(t.held_since, madrid_midnight(t.loan_until))`,
    most,
  }),
});

const isLongOut = ({ now }: MemberScope) => sql<boolean>`
  ((t.holder_id is not null and t.held_since < ${now()}::timestamptz - make_interval(days => ${sql.lit(longOutDays)}))
    or (t.loan_name is not null and t.loan_until < ${madridDay(now())}::date))`;
