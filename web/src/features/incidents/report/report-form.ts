import type { IncidentType, PublicReportForm } from '@llave/contract/incidents';
import type { TextKey } from '../../../i18n/translation.ts';

export type ReportValues = { description: string; files: string[]; incidentType: IncidentType | null; name: string };

export const emptyReport: ReportValues = { description: '', files: [], incidentType: null, name: '' };

export const sentOf = ({ incidentType, ...values }: ReportValues): PublicReportForm => ({
  ...values,
  ...(incidentType && { incidentType }),
});

/** What keeps it from being sent, or nothing. */
export const lackOf = ({ description, files }: ReportValues, sending: boolean): TextKey | null => {
  const silent = description.trim() === '';
  if (sending) return silent ? 'report.needsWords' : 'report.sending';
  if (files.length === 0) return silent ? 'report.needsBoth' : 'report.needsPhoto';
  return silent ? 'report.needsWords' : null;
};
