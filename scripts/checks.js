import { bin, clientBuilt, run } from './prepare.js';
import { stage } from './stages.js';

/** What can be said about the code without running it: that it is in order, and that it builds as production builds it. */
export const checks = async () => {
  for (const part of ['contract', 'server', 'web', 'e2e', 'bench'])
    await stage(`Types: ${part}`, () => run(bin('tsc'), ['-p', part]));
  await stage('Lint', () => run(bin('biome'), ['check', '--error-on-warnings', '--colors=off']));
  await stage('Import rules', () => run(bin('node'), ['scripts/imports.ts']));
  await stage('Licences', () => run(bin('node'), ['scripts/licences.ts']));
  await stage('Dead code', () => run(bin('knip'), ['--no-progress']));
  await stage('Client build', async () => ((await clientBuilt()) ? 0 : 1));
  await stage('Public pages load alone', () => run(bin('node'), ['scripts/public-entries.ts']));
};
