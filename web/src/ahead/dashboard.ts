import { askForFrame, handOver } from './asking.ts';

/** Runs alone and before the code of a page of the dashboard is here: has what the page asks first on its way. */

handOver();
void askForFrame();
