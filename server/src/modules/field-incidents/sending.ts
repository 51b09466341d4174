import type { Input } from '@llave/contract/endpoint';
import { AppError } from '@llave/contract/errors';
import type { sendFieldIncident } from '@llave/contract/field-incidents';
import { languageOf } from '@llave/contract/fields';
import { madridDay } from '@llave/contract/madrid';
import type { Selectable } from 'kysely';
import type { AccountsTable } from '../../db/tables/people.ts';
import { nextNumber } from '../../http/numbers.ts';
import type { Act, Before } from '../../http/route.ts';
import type { VisitorScope } from '../../http/scope.ts';
import { mailsTo, spendOwnFirst } from '../accounts/budgets.ts';
import { keepInline } from '../files/inline.ts';
import { type Picture, requirePictures } from '../files/tickets.ts';
import { notifyReaders } from '../notices/notify.ts';
import { reportOf } from './mails.ts';

type SentReport = Input<typeof sendFieldIncident>['body'];

/** The people of a site share an address and have a bad day at times; a machine fills no list. */
export const slowReports: Before<typeof sendFieldIncident, Picture[]> = async (outside, { params, body }) => {
  await spendOwnFirst(outside, {
    own: { of: `field-own:${outside.address}`, burst: 3, everySeconds: 600 },
    shared: { of: `field-company:${params.accountId}`, burst: 200, everySeconds: 20 },
    always: [{ of: `field-address:${outside.address}`, burst: 20, everySeconds: 60 }, mailsTo(body.email)],
  });
  const sent = body.images.map((picture, index) => ({ ...picture, path: `images.${index}.image` }));
  return keepInline(outside, params.accountId, body.ticket, sent);
};

export const send: Act<typeof sendFieldIncident, Picture[]> = async (scope, { body }, pictures) => {
  const { db, now } = scope;
  const account = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
  if (!account.delegations.includes(body.delegation))
    throw new AppError('invalid', [{ path: 'delegation', code: 'delegationUnknown' }]);
  await requirePictures(scope, pictures);

  const reference = await nextReference(scope);
  const { field_incident_id: id } = await db
    .insertInto('field_incidents')
    .values({ ...rowOf(body), reference, created_at: now() })
    .returning('field_incident_id')
    .executeTakeFirstOrThrow();
  if (pictures.length > 0)
    await db
      .insertInto('field_incident_files')
      .values(pictures.map(({ fileName }, position) => ({ field_incident_id: id, file_name: fileName, position })))
      .execute();
  await notifyReaders(scope, { kind: 'fieldReported', fieldIncidentId: id });
  await tell(scope, account, { id, reference }, body);
  return { reference };
};

/** Short enough to be said on the phone: the year and a number that begins anew with it. */
const nextReference = async ({ db, now }: VisitorScope) => {
  const year = madridDay(now()).slice(0, 4);
  return `FI-${year}-${String(await nextNumber(db, `field-incident-${year}`)).padStart(4, '0')}`;
};

const rowOf = (body: SentReport) => ({
  name: body.name,
  delegation: body.delegation,
  email: body.email,
  phone_number: body.phoneNumber,
  incident_type: body.incidentType,
  category: body.category,
  priority: body.priority,
  detail: body.detail,
  time_taken: body.timeTaken,
  language: body.language,
});

/** The company hears in its own language, who reports in theirs. */
const tell = async (
  { mail }: VisitorScope,
  account: Selectable<AccountsTable>,
  { id, reference }: { id: string; reference: string },
  body: SentReport,
) => {
  const report = reportOf(account, { ...rowOf(body), reference });
  const { email, phoneNumber, images } = body;
  await mail(
    { kind: 'fieldReported', fieldIncidentId: id, ...report, email, phoneNumber, images: images.length },
    account.email,
    languageOf(account.language),
  );
  await mail({ kind: 'fieldReceived', ...report }, email, body.language);
};
