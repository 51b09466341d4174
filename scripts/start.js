import { bin, clientBuilt, installed, refuse, root, server } from './prepare.js';
import { together } from './together.js';

await installed();
if (!(await clientBuilt())) refuse('The client could not be built: the reason is above.');
together([{ program: bin('node'), args: server, cwd: root }]);
