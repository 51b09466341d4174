import { bin, installed, root } from './prepare.js';
import { together } from './together.js';

await installed();
together([{ program: bin('node'), args: ['server/src/db/command.ts', ...process.argv.slice(2)], cwd: root }]);
