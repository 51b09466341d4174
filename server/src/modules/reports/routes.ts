import {
  countCalibrations,
  reportActivity,
  reportCalibrations,
  reportSavings,
  reportToolLife,
  reportTools,
  reportUtilisation,
} from '@llave/contract/reports';
import { report, route } from '../../http/route.ts';
import { listOfTool } from '../history/queries.ts';
import { activity, savings } from './activity.ts';
import { calibrations, months } from './calibrations.ts';
import { activityFile, calibrationsFile, lifeFile, overviewFile, savingsFile, utilisationFile } from './files.ts';
import { overview } from './overview.ts';
import { utilisation } from './utilisation.ts';

export const reportRoutes = [
  report(reportTools, overview, overviewFile),
  report(reportToolLife, listOfTool, lifeFile),
  report(reportActivity, activity, activityFile),
  report(reportSavings, savings, savingsFile),
  report(reportUtilisation, utilisation, utilisationFile),
  report(reportCalibrations, calibrations, calibrationsFile),
  route(countCalibrations, months),
];
