import { join } from 'node:path';
import { freePort } from './postgres.js';
import { bin, installed, root, server } from './prepare.js';
import { together } from './together.js';

/** The client answers at PORT, as the product does, and passes what is not its own on to the API behind it. */
await installed();
const port = process.env.PORT || '3000';
const apiPort = String(await freePort());
const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
together([
  { program: bin('node'), args: ['--watch', ...server], cwd: root, env: { PORT: apiPort, PUBLIC_URL: publicUrl } },
  {
    program: bin('vite'),
    args: ['--port', port, '--strictPort'],
    cwd: join(root, 'web'),
    env: { LLAVE_API: `http://127.0.0.1:${apiPort}` },
  },
]);
