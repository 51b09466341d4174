import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { findIds, lastCalls, settingsFor } from './fuzz-settings.js';
import { freePort } from './postgres.js';
import { bin, root, run, server } from './prepare.js';

const version = '4.32.5';
const home = join(root, '.cache/schemathesis');

/** Asks every call what its description allows and forbids, and looks whether each answer is one that it describes. */
export const fuzz = async () => {
  if (!(await schemathesisInstalled())) return 1;
  const folder = mkdtempSync(join(tmpdir(), 'llave-fuzz-'));
  const port = await freePort();
  const env = {
    PORT: port,
    LLAVE_DATA: folder,
    LLAVE_DEMO: 'on',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '127.0.0.1',
    LLAVE_DEV_MAIL: 'on',
  };
  const child = spawn(bin('node'), server, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
  createInterface(child.stdout).on('line', (line) => isFault(line) && console.log(line));
  const relay = await openRelay(port);
  try {
    await ready(child, port);
    return await attack(relay, folder);
  } finally {
    relay.close();
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Of what the server logs only its own faults are of interest: the attacks are ours. */
const isFault = (line) => /"level":[56]0/.test(line);

const attack = async (relay, folder) => {
  const run = async (only) => {
    const { token, user } = await relay.ask('/authentication/authenticate', undefined, {
      identifier: 'admin@demo.llave.test',
      password: 'Demo.Llave1',
    });
    const ids = await findIds((path) => relay.ask(path, token), user.accountId);
    return schemathesis(relay, folder, settingsFor({ token, ids, only }), only);
  };
  const codes = [await run()];
  for (const call of lastCalls) codes.push(await run(call));
  console.log(`Answers: ${JSON.stringify(relay.answers)}`);
  return codes.some((code) => code !== 0) || isToothless(relay.answers) ? 1 : 0;
};

/** Refusals alone say little of the acts behind them. */
const isToothless = (answers) => {
  const total = Object.values(answers).reduce((sum, count) => sum + count, 0);
  const toothless = (answers[429] ?? 0) > total / 10 || (answers[200] ?? 0) < total / 20;
  if (toothless) console.log('Too few of the requests came through to an act.');
  return toothless;
};

const schemathesis = (relay, folder, settings, only) => {
  const file = join(folder, 'schemathesis.toml');
  writeFileSync(file, settings);
  const chosen = only ? ['--include-operation-id', only] : [];
  const quiet = ['--no-color', '--output-sanitize=true', '--warnings=off'];
  const phases = ['--phases', 'examples,coverage,fuzzing'];
  return run(join(home, 'bin/schemathesis'), [
    '--config-file',
    file,
    'run',
    `${relay.url}/openapi.json`,
    '--url',
    relay.url,
    ...phases,
    ...quiet,
    ...chosen,
  ]);
};

/** Each request comes from another place, so that the budgets of one place end nothing; the answers are counted. */
const openRelay = async (port) => {
  const answers = {};
  let sent = 0;
  const relay = createServer({ maxHeaderSize: 1 << 20 }, (from, to) => {
    sent += 1;
    const headers = {
      ...from.headers,
      'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    };
    const onward = request({ port, host: '127.0.0.1', method: from.method, path: from.url, headers }, (answer) => {
      answers[answer.statusCode] = (answers[answer.statusCode] ?? 0) + 1;
      to.writeHead(answer.statusCode, answer.rawHeaders);
      answer.pipe(to);
    });
    onward.on('error', () => to.destroy());
    from.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const url = `http://127.0.0.1:${relay.address().port}/api`;
  const ask = async (path, token, body) => {
    const answer = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return { url, ask, answers, close: () => relay.close() };
};

const ready = async (child, port) => {
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('The server does not start');
    await wait(100);
  }
};

const schemathesisInstalled = async () => {
  const mark = join(home, version);
  if (existsSync(mark)) return true;
  mkdirSync(home, { recursive: true });
  const installed =
    (await run('python3', ['-m', 'venv', home])) === 0 &&
    (await run(join(home, 'bin/pip'), ['install', '--quiet', `schemathesis==${version}`])) === 0;
  if (installed) writeFileSync(mark, '');
  else console.log('Schemathesis needs Python 3.10 or newer with venv, and a network the first time.');
  return installed;
};
