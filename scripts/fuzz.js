import { fuzz } from './fuzzing.js';
import { installed } from './prepare.js';
import { conclude, stage } from './stages.js';

await installed();
await stage('Every call against its description', fuzz);
conclude({ testsExpected: false });
