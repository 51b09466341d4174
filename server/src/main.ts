import { pino } from 'pino';
import { openMailer } from './adapters/mailer.ts';
import { openStorage } from './adapters/storage.ts';
import { buildApp } from './app.ts';
import { BadSetting, type Config, readConfig } from './config.ts';
import { createDemo } from './db/demo/create.ts';
import { demoSignIns } from './db/demo/sign-ins.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { redactions } from './http/log.ts';
import { openJobs } from './jobs/jobs.ts';
import { startWork } from './jobs/work.ts';
import { openRelay } from './live/relay.ts';
import type { Services } from './services.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const openServices = async (config: Config): Promise<Services> => {
  const log = pino({ level: config.logLevel, redact: redactions });
  const database = await openDatabase(config);
  await migrate(database);
  return {
    config,
    log,
    database,
    jobs: await openJobs(database, (error) => log.error({ err: error }, 'jobs')),
    relay: openRelay(database.system, (error) => log.error({ err: error }, 'live')),
    mailer: openMailer(config),
    storage: await openStorage({ dataFolder: config.dataFolder, azureConnectionString: config.azure }),
    now: () => new Date(),
  };
};

const start = async () => {
  const config = readConfig(process.env);
  const services = await openServices(config);
  if (config.demo) await createDemo(services);
  const app = await buildApp(services);
  await app.listen({ port: config.port, host: config.host });
  await startWork(services);
  greet(config);

  const stop = async () => {
    const impatience = setTimeout(() => process.exit(1), 25_000);
    await app.close();
    services.relay.close();
    await services.jobs.stop();
    await services.database.close();
    clearTimeout(impatience);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
};

const greet = ({ publicUrl, demo, development }: Config) => {
  say(`\n  Llave is at ${publicUrl}`);
  if (demo) say(`  Demo sign-in: ${demoSignIns.admin} or ${demoSignIns.worker}, password ${demoSignIns.password}`);
  if (development) say(`  Mails are at ${publicUrl}/dev/mail`);
  say('');
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
