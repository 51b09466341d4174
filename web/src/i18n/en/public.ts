import { authentication } from './authentication.ts';
import { company } from './company.ts';
import { cookies } from './cookies.ts';
import { errors } from './errors.ts';
import { files } from './files.ts';
import { frame } from './frame.ts';
import { incidentTypes } from './incident-types.ts';
import { rules } from './rules.ts';

export const publicTexts = {
  authentication,
  company,
  cookies,
  errors,
  files,
  frame,
  incidentTypes,
  rules,
};
