import { fieldDetailForm, reporterForm } from '@llave/contract/field-incidents';
import { type FieldErrors, issuesOf } from '../../lib/forms/form-values.ts';
import type { Report } from './report.ts';

/** What is missing or wrong in the first step, field by field. */
export const reporterIssues = (report: Report): FieldErrors => issuesOf(reporterForm, report);

/** And in the second, in the order in which it asks. */
export const detailIssues = ({ images, ...report }: Report): FieldErrors => {
  if (!report.incidentType) return { incidentType: 'fieldTypeRequired' };
  return issuesOf(fieldDetailForm, { ...report, images: images.map((image) => ({ image })) });
};
