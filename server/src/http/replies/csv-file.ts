import { Readable } from 'node:stream';
import { AppError } from '@llave/contract/errors';
import type { Page } from '@llave/contract/pages';
import type { FastifyRequest } from 'fastify';
import { asMember } from '../../db/tenancy.ts';
import { by, writeDown } from '../audit.ts';
import { base } from '../build-scopes.ts';
import type { Call } from '../call.ts';
import { memberOf } from '../callers/member.ts';
import { readToken } from '../callers/session.ts';
import { type Csv, csvLines, csvMark, languageFor } from './csv.ts';

const longestPage = 500;

/** The whole report as it is now, a page at a time, each read by itself, so that a slow reader holds nothing. */
export const sendCsv = async (call: Call, csv: Csv, answer: (call: Call) => Promise<unknown>) => {
  const language = languageFor(call.request);
  const read = async (cursor?: string) => {
    const query = { ...(call.request.query as object), limit: longestPage, cursor };
    const request = Object.assign(Object.create(call.request), { query }) as FastifyRequest;
    return (await answer({ ...call, request })) as Partial<Page<unknown>>;
  };
  const first = await read();
  await noteExport(call, csv.name[language]);
  const parts = async function* () {
    yield csvMark + csvLines([csv.head(language)]);
    for (let page = first; ; page = await read(page.next)) {
      yield csvLines(csv.lines(page.items ?? page, language));
      if (!page.next) return;
    }
  };
  return call.reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${csv.name[language]}.csv"`)
    .send(Readable.from(parts()));
};

/** What leaves as a file is written down before its first line goes. */
const noteExport = async (call: Call, name: string) => {
  const { services, request } = call;
  const session = await readToken(services.config.secrets, request.headers.authorization, services.now());
  await asMember(services.database, 'write', session, async (db, member) => {
    if (!member) throw new AppError('sessionEnded', undefined, 'The session is over');
    await writeDown(db, base(call), {
      act: 'exported',
      ...by(memberOf(member, session)),
      subject: { id: null, name },
      after: request.query as object,
    });
  });
};
