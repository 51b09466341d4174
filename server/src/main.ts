import { once } from 'node:events';
import { createServer } from 'node:net';
import { buildApp } from './app.ts';
import { BadSetting, type Config, readConfig } from './config.ts';
import { createDemo } from './demo/create.ts';
import { demoSignIns } from './demo/sign-ins.ts';
import { startWork } from './jobs/work.ts';
import { closeServices, openServices } from './open-services.ts';

const start = async () => {
  const config = readConfig(process.env);
  await refuseTakenPort(config);
  const services = await openServices(config);
  if (config.demo) await createDemo(services);
  const app = await buildApp(services);
  await app.listen({ port: config.port, host: config.host });
  await startWork(services);
  greet(config);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const exitTimeout = setTimeout(() => process.exit(1), 25_000);
    const closeTimeout = setTimeout(() => app.server.closeAllConnections(), 10_000);
    await app.close();
    await closeServices(services);
    clearTimeout(exitTimeout);
    clearTimeout(closeTimeout);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
};

/** Opening the database takes seconds: a port that cannot be had is said before. */
const refuseTakenPort = async ({ port, host }: Config) => {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
};

const greet = ({ publicUrl, demo, devMail }: Config) => {
  const { admin, worker, password } = demoSignIns;
  const lines = [
    `Llave is at ${publicUrl}`,
    ...(demo ? [`Demo sign-in: ${admin} or ${worker}, password ${password}`] : []),
    ...(devMail ? [`Mails are at ${publicUrl}/dev/mail`] : []),
  ];
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
};

/** What stops the start, in one line. */
const inOneLine = (error: NodeJS.ErrnoException) => {
  if (error instanceof BadSetting) return error.message;
  if (error.code === 'EADDRINUSE')
    return `PORT ${(error as { port?: number }).port} is taken: stop what uses it or set another PORT`;
  if (error.code === 'EACCES' || error.code === 'EROFS' || error.code === 'EPERM')
    return `No permission: ${error.message}`;
  return undefined;
};

start().catch((error) => {
  const line = inOneLine(error);
  process.stderr.write(`Llave cannot start. ${line ?? error.stack}\n`);
  process.exit(1);
});
