import { AppError } from '@llave/contract/errors';
import type { removeSignOn, SignOn, setSignOn } from '@llave/contract/sign-on';
import type { Provider } from '../../adapters/provider.ts';
import { openProvider } from '../../adapters/provider.ts';
import type { Db } from '../../db/database.ts';
import type { Act, Before } from '../../http/route.ts';
import { lockUser } from '../users/queries.ts';
import { isPublicDomain } from './public-domains.ts';
import { claimableDomains, findSignOn, signOnOf } from './queries.ts';
import { sealSecret, unsealSecret } from './secret.ts';

/** Asks the provider whether it is one, which no transaction waits for. */
export const askProvider: Before<typeof setSignOn, Provider> = async (outside, { body }, { me }) => {
  if (!me) throw new AppError('forbidden');
  const { config } = outside;
  if (!config.isLocal && !body.issuer.startsWith('https:')) throw invalid('issuer', 'issuerInvalid');
  const was = await outside.company(me.accountId).read(({ db }) => findSignOn(db));
  const isSame = was?.issuer === body.issuer && was.client_id === body.clientId;
  const clientSecret = body.clientSecret ?? (isSame && unsealSecret(config, me.accountId, was.client_secret));
  if (!clientSecret) throw invalid('clientSecret', 'clientSecretRequired');

  await outside.spend([{ of: `sign-on-set:${me.accountId}`, burst: 20, everySeconds: 30 }]);
  const provider = { issuer: body.issuer, clientId: body.clientId, clientSecret };
  await openProvider(provider, config.isLocal).catch((error: Error) => {
    outside.log.info({ issuer: body.issuer, reason: error.message }, 'provider unfit');
    throw new AppError('providerUnfit');
  });
  return provider;
};

/** Whoever is on the way to the provider from before has to begin again. */
export const set: Act<typeof setSignOn, Provider> = async (scope, { body }, provider) => {
  const { db, config, accountId } = scope;
  const { domain, passwordsOff } = body;
  const row = await findSignOn(db);
  const was = row && signOnOf(row);
  if (isPublicDomain(domain)) throw invalid('domain', 'domainPublic');
  if (domain !== was?.domain && !(await claimableDomains(db)).includes(domain))
    throw invalid('domain', 'domainUnconfirmed');
  const breakGlassId = body.breakGlassId ?? null;
  if (passwordsOff) await requireBreakGlass(db, breakGlassId);

  const values = {
    issuer: provider.issuer,
    client_id: provider.clientId,
    client_secret: sealSecret(config, accountId, provider.clientSecret),
    passwords_off: passwordsOff,
    break_glass_user_id: passwordsOff ? breakGlassId : null,
  };
  await db
    .insertInto('sign_on')
    .values(values)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
  await db
    .insertInto('sign_on_domains')
    .values({ domain })
    .onConflict((conflict) => conflict.constraint('sign_on_domains_one').doUpdateSet({ domain }))
    .execute();
  await db.deleteFrom('sign_on_tries').execute();
  const now: SignOn = {
    issuer: values.issuer,
    clientId: values.client_id,
    domain,
    passwordsOff,
    breakGlassId: values.break_glass_user_id,
  };
  scope.note({ subject: { id: null, name: domain }, ...(was && { before: was }), after: now });
  return now;
};

export const remove: Act<typeof removeSignOn> = async (scope) => {
  const { db } = scope;
  const row = await findSignOn(db);
  if (!row) throw new AppError('notFound');
  await db.deleteFrom('sign_on').execute();
  await db.deleteFrom('sign_on_subjects').execute();
  scope.note({ subject: { id: null, name: row.domain }, before: signOnOf(row) });
  return {};
};

/** Held until it is set, so that they are not removed meanwhile. */
const requireBreakGlass = async (db: Db, userId: string | null) => {
  const person = userId ? await lockUser(db, userId) : undefined;
  if (!person?.is_admin || !person.password_hash) throw invalid('breakGlassId', 'breakGlassUnfit');
};

const invalid = (path: string, code: string) => new AppError('invalid', [{ path, code }]);
