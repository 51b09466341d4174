import {
  type CalibrationState,
  countCalibrations,
  type overviewColumns,
  type Range,
  reportActivity,
  reportCalibrations,
  reportSavings,
  reportToolLife,
  reportTools,
  reportUtilisation,
  type utilisationColumns,
} from '@llave/contract/reports';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/calls/call.ts';
import { usePages } from '../../lib/calls/pages.ts';
import type { Sort } from '../../ui/tables/SortHead.tsx';

/**
 * Sums over months change with every tool that is picked up. Their keys begin with no kind of event, so they are read
 * again when one comes back to them after a minute, and not a hundred times a day while they stand open.
 */
const kind = 'report';

export type OverviewSort = Sort<(typeof overviewColumns)[number]>;
export type UtilisationSort = Sort<(typeof utilisationColumns)[number]>;

export const overviewOf = (accountId: string, q: string, { by, way }: OverviewSort) => ({
  params: { accountId },
  query: { q: q || undefined, sort: by, way },
});

export const useOverview = (accountId: string, q: string, sort: OverviewSort) =>
  usePages({
    untold: true,
    queryKey: [kind, 'tools', accountId, q, sort],
    read: (cursor, signal) => {
      const { params, query } = overviewOf(accountId, q, sort);
      return callPage(reportTools, { params, query: { ...query, cursor } }, { signal });
    },
  });

/** One line of the overview; nothing where there is no such tool for who asks. */
export const toolLineQuery = (accountId: string, toolId: string) =>
  queryOptions({
    queryKey: [kind, 'tool', accountId, toolId],
    queryFn: async ({ signal }) =>
      (await call(reportTools, { params: { accountId }, query: { toolId } }, { signal }))[0] ?? null,
  });

export const useToolLife = (accountId: string, toolId: string) =>
  usePages({
    untold: true,
    queryKey: [kind, 'life', accountId, toolId],
    read: (cursor, signal) =>
      callPage(reportToolLife, { params: { accountId, toolId }, query: { cursor } }, { signal }),
  });

export const activityQuery = (accountId: string, range: Range) =>
  queryOptions({
    queryKey: [kind, 'activity', accountId, range],
    queryFn: ({ signal }) => call(reportActivity, { params: { accountId }, query: range }, { signal }),
    placeholderData: keepPreviousData,
  });

export const savingsQuery = (accountId: string, range: Range) =>
  queryOptions({
    queryKey: [kind, 'savings', accountId, range],
    queryFn: ({ signal }) => call(reportSavings, { params: { accountId }, query: range }, { signal }),
    placeholderData: keepPreviousData,
  });

export const utilisationOf = (accountId: string, range: Range, { by, way }: UtilisationSort) => ({
  params: { accountId },
  query: { ...range, sort: by, way },
});

export const useUtilisation = (accountId: string, range: Range, sort: UtilisationSort) =>
  usePages({
    untold: true,
    queryKey: [kind, 'utilisation', accountId, range, sort],
    read: (cursor, signal) => {
      const { params, query } = utilisationOf(accountId, range, sort);
      return callPage(reportUtilisation, { params, query: { ...query, cursor } }, { signal });
    },
  });

export const useCalibrations = (accountId: string, state: CalibrationState | undefined) =>
  usePages({
    untold: true,
    queryKey: [kind, 'calibrations', accountId, state],
    read: (cursor, signal) =>
      callPage(reportCalibrations, { params: { accountId }, query: { state, cursor } }, { signal }),
  });

export const calibrationCountsQuery = (accountId: string) =>
  queryOptions({
    queryKey: [kind, 'calibrationCounts', accountId],
    queryFn: ({ signal }) => call(countCalibrations, { params: { accountId } }, { signal }),
  });
