import { field } from './field.ts';
import { fieldReport } from './field-report.ts';

export const siteTexts = { field, fieldReport };
