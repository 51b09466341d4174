import { bin, installed, run } from './prepare.js';

await installed();
process.exitCode = await run(bin('biome'), ['check', '--write', '.']);
