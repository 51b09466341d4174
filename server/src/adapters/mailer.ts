import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};
/** What is kept for a look at it: of attachments only the names. */
export type KeptLetter = Omit<Letter, 'attachments'> & { id: string; at: string; attachments?: string[] };

export type Mailer = {
  /**
   * Sends a letter; the id stays the same when it is tried again, so that a mail server can tell. Answers the code with
   * which the mail server refuses it for good, and throws when trying again may help.
   */
  send(letter: Letter, id: string): Promise<{ refusal?: number }>;
  /** What was sent, newest first; only in development. */
  kept(to?: string): Promise<KeptLetter[]>;
  /** Deletes kept letters that are older. */
  forget(before: Date): Promise<void>;
};

export const openMailer = (config: Config): Mailer => {
  const folder = join(config.dataFolder, 'mails');
  const transport = config.smtpUrl
    ? createTransport({
        url: config.smtpUrl,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
      })
    : undefined;
  const keeps = config.devMail || !transport;
  return {
    send: async (letter, id) => {
      const messageId = `<${id}@${new URL(config.publicUrl).hostname}>`;
      const refusal = await transport
        ?.sendMail({ from: config.mailFrom, ...letter, messageId })
        .then(() => undefined, refusalIn);
      if (keeps && !refusal) await keep(folder, letter);
      return refusal ? { refusal } : {};
    },
    kept: (to) => (keeps ? readKept(folder, to) : Promise.resolve([])),
    forget: async (before) => {
      const old = (await readdir(folder).catch(() => [])).filter((name) => name < stampOf(before));
      for (const name of old) await rm(join(folder, name), { force: true });
    },
  };
};

/** What is wrong with an address or a letter stays wrong; what is wrong with our own sign-in or sender can be set right. */
const refusalIn = (error: { responseCode?: number; command?: string }): number => {
  const { responseCode = 0, command = '' } = error;
  if (responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)) return responseCode;
  throw error;
};

/** Kept letters have names that begin with their time, so that names sort by age. */
const stampOf = (at: Date) => at.toISOString().replaceAll(/[-:.]/g, '');

const keep = async (folder: string, letter: Letter) => {
  await mkdir(folder, { recursive: true });
  const at = new Date();
  const id = `${stampOf(at)}-${randomUUID().slice(0, 8)}`;
  const path = join(folder, `${id}.json`);
  await writeFile(
    `${path}.part`,
    JSON.stringify(
      {
        id,
        at: at.toISOString(),
        ...letter,
        attachments: letter.attachments?.map(({ filename }) => filename) ?? [],
      } satisfies KeptLetter,
      null,
      2,
    ),
    { mode: 0o600 },
  );
  await rename(`${path}.part`, path);
};

const readKept = async (folder: string, to: string | undefined): Promise<KeptLetter[]> => {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, to ? undefined : 200);
  const letters = await Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeptLetter),
  );
  return letters.filter((letter) => !to || letter.to === to);
};
