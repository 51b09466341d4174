import type { HistoryEntry } from '@llave/contract/history';
import {
  activityActions,
  type reportActivity,
  type reportCalibrations,
  type reportSavings,
  type reportToolLife,
  type reportTools,
  type reportUtilisation,
} from '@llave/contract/reports';
import type { Csv } from '../../http/replies/csv.ts';
import { words } from './words.ts';

const time = new Intl.DateTimeFormat('es-ES', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Madrid',
});
const moment = (at: string | null) => at && time.format(new Date(at)).replace(',', '');

/** A day as Spain writes it: 31/12/2026. */
const day = (date: string | null) => date?.split('-').reverse().join('/') ?? null;
const named = (person: { name: string; surname: string } | null) => person && `${person.name} ${person.surname}`.trim();

export const overviewFile: Csv<typeof reportTools> = {
  name: { es: 'herramientas', en: 'tools' },
  head: (language) => {
    const say = words[language];
    return [
      say.tool,
      say.reference,
      say.statusHead,
      say.holder,
      say.locker,
      say.lastPickup,
      say.totalUse,
      say.outHours,
      say.pickups,
      say.incidents,
      say.nextCalibration,
      say.purchaseDate,
      say.purchasePrice,
    ];
  },
  lines: (tools, language) =>
    tools.map((tool) => [
      tool.name,
      tool.reference,
      words[language].status[tool.isEnable || tool.status !== 'available' ? tool.status : 'blocked'],
      tool.holder,
      tool.locker,
      moment(tool.lastPickup),
      tool.totalUse,
      tool.outHours,
      tool.pickups,
      tool.incidents,
      day(tool.nextCalibration),
      day(tool.purchaseDate),
      tool.purchasePrice,
    ]),
};

const whom = (entry: HistoryEntry) => named(entry.reAssignedToUser) ?? entry.toolLoan?.name ?? null;

export const lifeFile: Csv<typeof reportToolLife> = {
  name: { es: 'vida-de-la-herramienta', en: 'tool-life' },
  head: (language) => {
    const say = words[language];
    return [say.when, say.what, say.who, say.toWhom, say.file];
  },
  lines: (entries, language) =>
    entries.map((entry) => [
      moment(entry.timestamp),
      words[language].actions[entry.action],
      named(entry.user) ?? words[language].nobody,
      whom(entry),
      entry.fileAction?.fileName ?? null,
    ]),
};

export const activityFile: Csv<typeof reportActivity> = {
  name: { es: 'actividad', en: 'activity' },
  head: (language) => [words[language].person, ...activityActions.map((action) => words[language].counted[action])],
  lines: ({ people, totals }, language) => [
    ...people.map(({ user, counts }) => [
      named(user) ?? words[language].nobody,
      ...activityActions.map((action) => counts[action]),
    ]),
    [words[language].total, ...activityActions.map((action) => totals[action])],
  ],
};

export const savingsFile: Csv<typeof reportSavings> = {
  name: { es: 'ahorro', en: 'savings' },
  head: (language) => [words[language].day, words[language].acts, words[language].hours],
  lines: ({ days, totalHours }, language) => [
    ...days.map(({ day: date, acts, hours }) => [day(date), acts, hours]),
    [words[language].total, days.reduce((sum, { acts }) => sum + acts, 0), totalHours],
  ],
};

export const utilisationFile: Csv<typeof reportUtilisation> = {
  name: { es: 'uso-de-herramientas', en: 'tool-utilisation' },
  head: (language) => {
    const say = words[language];
    return [say.tool, say.reference, say.usedHours, say.share, say.pickups, say.requests, say.lastPickup];
  },
  lines: (tools) =>
    tools.map((tool) => [
      tool.name,
      tool.reference,
      tool.usedHours,
      Math.round(tool.share * 1000) / 10,
      tool.pickups,
      tool.requests,
      moment(tool.lastPickup),
    ]),
};

export const calibrationsFile: Csv<typeof reportCalibrations> = {
  name: { es: 'calibraciones', en: 'calibrations' },
  head: (language) => {
    const say = words[language];
    return [say.tool, say.reference, say.stateHead, say.nextCalibration, say.lastCalibration, say.entity, say.result];
  },
  lines: (tools, language) =>
    tools.map(({ name, reference, state, nextCalibration, last }) => [
      name,
      reference,
      words[language].state[state],
      day(nextCalibration),
      day(last?.date ?? null),
      last?.entity ?? null,
      last?.result ? words[language].results[last.result] : null,
    ]),
};
