import { authentication } from './authentication.ts';
import { company } from './company.ts';
import { cookies } from './cookies.ts';
import { customers } from './customers.ts';
import { errors } from './errors.ts';
import { files } from './files.ts';
import { frame } from './frame.ts';
import { report } from './report.ts';
import { rules } from './rules.ts';
import { start } from './start.ts';

export const publicTexts = { authentication, company, cookies, customers, errors, files, frame, report, rules, start };
