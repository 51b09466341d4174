import { authentication } from './authentication.ts';
import { company } from './company.ts';
import { cookies } from './cookies.ts';
import { customers } from './customers.ts';
import { errors } from './errors.ts';
import { field } from './field.ts';
import { fieldReport } from './field-report.ts';
import { files } from './files.ts';
import { frame } from './frame.ts';
import { report } from './report.ts';
import { rules } from './rules.ts';

export const publicTexts = {
  authentication,
  company,
  cookies,
  customers,
  errors,
  field,
  fieldReport,
  files,
  frame,
  report,
  rules,
};
