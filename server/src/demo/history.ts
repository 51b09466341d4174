import type { HistoryAction } from '@llave/contract/history';
import type { Calendar } from './calendar.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { demoPeople, type Person } from './company.ts';
import { closedAt, type DemoIncident, openedAt } from './incidents.ts';
import { blocked, excludes, held, lent, lentBefore, retired } from './tool-states.ts';
import type { DemoTool } from './tools.ts';

/** One thing that happened to a tool. */
export type Happening = {
  action: HistoryAction;
  at: Date;
  by: Person | null;
  to?: Person;
  before?: Person;
  loan?: { name: string; email: string };
  fileName?: string;
};

const people = Object.keys(demoPeople) as Person[];
const workers = people.filter((person) => !demoPeople[person].isAdmin);
const bosses = people.filter((person) => demoPeople[person].isAdmin);
const hour = 3_600_000;

/** Three months of a tool, in order: how it came, who used it, what went wrong, and how it is now. */
export const storyOf = (tool: DemoTool, index: number, incidents: DemoIncident[], calendar: Calendar): Happening[] => {
  const chance = chanceFrom(1000 + index);
  const created: Happening = {
    action: 'create',
    at: calendar.at(calendar.days[0] ?? '', 9 + index * 0.11),
    by: chance.one(bosses),
  };
  const present = presentOf(tool.reference, calendar);
  const from = present[0]?.at ?? calendar.now;
  const troubles = incidents.flatMap((incident) => troubleOf(incident, calendar, from));
  const closed = closedDays(tool.reference, incidents, calendar);
  const uses = usesOf(
    tool,
    calendar.days.slice(2).filter((day) => !closed(day)),
    new Date(from.getTime() - hour / 4),
    calendar,
    chance,
  );
  return [created, ...loanOf(tool.reference, calendar), ...uses, ...troubles, ...present].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
};

/** What made it as it is now, if that is anything but free. */
const presentOf = (reference: string, calendar: Calendar): Happening[] => {
  const [holding, loan] = [held[reference], lent[reference]];
  if (holding) {
    const { by, from, hours, days = 0 } = holding;
    const since = hours ? calendar.hoursAgo(hours) : calendar.at(calendar.ago(days), 16.4);
    if (!from) return [{ action: 'pickup', at: since, by }];
    return [
      { action: 'pickup', at: new Date(since.getTime() - 0.9 * hour), by: from },
      { action: 'reAssigned', at: since, by: from, to: by, before: from },
    ];
  }
  if (loan) return [{ action: 'loan', at: calendar.at(calendar.ago(loan.days), 12), by: 'admin', loan }];
  const [out, gone] = [blocked[reference], retired[reference]];
  if (out) return [{ action: 'blocked', at: calendar.at(calendar.ago(out), 11), by: 'lucia' }];
  return gone ? [{ action: 'retired', at: calendar.at(calendar.ago(gone), 17), by: 'admin' }] : [];
};

const loanOf = (reference: string, calendar: Calendar): Happening[] => {
  const loan = lentBefore[reference];
  if (!loan) return [];
  return [
    { action: 'loan', at: calendar.at(calendar.ago(loan.days), 9.6), by: 'vicent', loan },
    { action: 'loanReturned', at: calendar.at(calendar.ago(loan.backDays), 17.2), by: 'admin', loan },
  ];
};

/** Who had it gives it back, and what is broken is taken out of use until it is mended. */
const troubleOf = (incident: DemoIncident, calendar: Calendar, present: Date): Happening[] => {
  const { heldBy, blocks, closed } = incident;
  const at = openedAt(incident, calendar);
  const later = (hours: number) => new Date(at.getTime() + hours * hour);
  const ended = closedAt(incident, calendar);
  return [
    ...(heldBy && at < present
      ? [
          { action: 'pickup', at: later(-1.2), by: heldBy } as const,
          { action: 'return', at: later(0.3), by: heldBy, before: heldBy } as const,
        ]
      : []),
    { action: 'incidentOpen', at, by: typeof incident.by === 'string' ? incident.by : null },
    ...(blocks ? [{ action: 'blocked', at: later(0.6), by: 'lucia' } as const] : []),
    ...(closed && ended ? [{ action: 'incidentClose', at: ended, by: closed.by } as const] : []),
    ...(closed && ended && blocks
      ? [{ action: 'unBlocked', at: new Date(ended.getTime() + hour / 20), by: closed.by } as const]
      : []),
  ];
};

/** Days on which nobody just takes it: when it is lent, out of use, or something happens to it. */
const closedDays = (reference: string, incidents: DemoIncident[], { ago }: Calendar) => {
  const [before, loan] = [lentBefore[reference], lent[reference]];
  const spans = [
    ...incidents.map(({ days, blocks, closed }) => [ago(days), blocks ? ago(closed?.days ?? 0) : ago(days)]),
    ...(before ? [[ago(before.days), ago(before.backDays)]] : []),
    ...[loan?.days, blocked[reference], retired[reference]].flatMap((days) =>
      days === undefined ? [] : [[ago(days), ago(0)]],
    ),
  ];
  return (day: string) => spans.some(([first = '', last = '']) => day >= first && day <= last);
};

/** Taken in the morning, perhaps again in the afternoon, now and then overnight. */
const usesOf = (tool: DemoTool, days: string[], limit: Date, { at, days: all }: Calendar, chance: Chance) => {
  const uses: Happening[][] = [];
  let away = '';
  for (const day of days) {
    if (day === away) continue;
    if (chance.next() < tool.busy * 0.6) {
      const start = 8 + chance.next() * 4;
      const next = all[all.indexOf(day) + 1];
      const overnight = chance.next() < 0.12 && next !== undefined && days.includes(next);
      if (overnight) away = next;
      const end = overnight ? at(next, 8 + chance.next() * 0.6) : at(day, start + 0.3 + chance.next() * 3);
      uses.push(useOf(tool, at(day, start), end, chance));
      if (overnight) continue;
    }
    if (chance.next() < tool.busy * 0.3) {
      const start = 15.5 + chance.next() * 1.3;
      uses.push(useOf(tool, at(day, start), at(day, start + 0.25 + chance.next() * 1.3), chance));
    }
  }
  return uses.filter((use) => use.every((happening) => happening.at < limit)).flat();
};

/** Somebody takes it or is handed it, sometimes it goes on to somebody else, and it comes back. */
const useOf = ({ reference }: DemoTool, start: Date, end: Date, chance: Chance): Happening[] => {
  const allowed = workers.filter((person) => !excludes[reference]?.includes(person));
  const boss = chance.one(bosses);
  const first = chance.one(allowed);
  const second = chance.one(allowed.filter((person) => person !== first));
  const middle = new Date(Math.min((start.getTime() + end.getTime()) / 2, start.getTime() + hour));
  const begun: Happening =
    chance.next() < 0.08
      ? { action: 'assigned', at: start, by: boss, to: first }
      : { action: 'pickup', at: start, by: first };
  const turn = chance.next();
  const passed: Happening[] =
    turn < 0.14
      ? [{ action: 'reAssigned', at: middle, by: first, to: second, before: first }]
      : turn < 0.18
        ? [{ action: 'adminReassigned', at: middle, by: boss, to: second, before: first }]
        : [];
  const last = passed.length > 0 ? second : first;
  return [begun, ...passed, { action: 'return', at: end, by: chance.next() < 0.03 ? boss : last, before: last }];
};
