import { checks } from './checks.js';
import { installed } from './prepare.js';
import { conclude } from './stages.js';

await installed();
await checks();
conclude({ testsExpected: false });
