import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@llave/contract/errors';
import type { completeSignOn, startSignOn } from '@llave/contract/sign-on';
import { addressAt, openProvider, type Try, vouchedBy } from '../../adapters/provider.ts';
import type { Config } from '../../config.ts';
import { findSignOnDomain } from '../../db/system.ts';
import { companyOf, hashOf, newSecret } from '../../http/callers/secrets.ts';
import type { Act } from '../../http/route.ts';
import type { StrangerScope, VisitorScope } from '../../http/scope.ts';
import { askFactor } from '../factors/asking.ts';
import { personOf } from '../sign-on/people.ts';
import { domainOf, findSignOn, redirectUriOf } from '../sign-on/queries.ts';
import { unsealSecret } from '../sign-on/secret.ts';
import { takeRefusalDown } from './refusals.ts';
import { signedIn } from './sessions.ts';

const minutes = 10;

/** Sends a browser to the provider of the company that an address belongs to, whoever has that address. */
export const start: Act<typeof startSignOn> = async (scope, { body }) => {
  await scope.spend([{ of: `sign-on:${scope.address}`, burst: 30, everySeconds: 5 }]);
  const accountId = await findSignOnDomain(scope.system, domainOf(body.identifier));
  const settings = accountId && (await readSettings(scope, accountId));
  if (!settings) throw new AppError('notFound');
  const opened = await openedBy(scope, settings);

  const browser = randomBytes(32).toString('base64url');
  const state = newSecret(accountId);
  await scope.write(accountId, ({ db, now }) =>
    db
      .insertInto('sign_on_tries')
      .values({
        state_hash: hashOf(state),
        browser_hash: hashOf(browser),
        expires_at: new Date(now().getTime() + minutes * 60_000),
      })
      .execute(),
  );
  scope.browser.hold(browser, minutes * 60);
  return { url: await addressAt(opened, redirectUriOf(scope.config), tryOf(state, browser)) };
};

/** A second factor of ours is asked of whoever has one, whatever the provider asked them. */
export const complete: Act<typeof completeSignOn> = async (scope, { body }) => {
  await scope.spend([{ of: `sign-on-back:${scope.address}`, burst: 30, everySeconds: 5 }]);
  const accountId = companyOf(body.state);
  const settings = accountId && (await readSettings(scope, accountId));
  const held = scope.browser.held;
  if (!settings || !held || !(await isUsed(scope, accountId, body.state, held))) throw new AppError('linkInvalid');

  const entering = enter(scope, settings, body, tryOf(body.state, held));
  const answer = await entering.catch(async (error) => {
    await takeRefusalDown(scope, { way: 'provider', accountId });
    throw error;
  });
  if (!answer.opened) throw new AppError('secondFactor', answer.asked);
  await scope.device.remember(answer.opened.user.id);
  return answer.opened;
};

type Settings = NonNullable<Awaited<ReturnType<typeof readSettings>>>;

const readSettings = (scope: StrangerScope, accountId: string) =>
  scope.read(accountId, async ({ db, config }) => {
    const row = await findSignOn(db);
    return row && { accountId, domain: row.domain, ...providerOf(config, accountId, row) };
  });

const providerOf = (
  config: Config,
  accountId: string,
  row: { issuer: string; client_id: string; client_secret: Buffer },
) => ({
  issuer: row.issuer,
  clientId: row.client_id,
  clientSecret: unsealSecret(config, accountId, row.client_secret),
});

const openedBy = (scope: StrangerScope, settings: Settings) =>
  openProvider(settings, scope.config.isLocal).catch((error: Error) => {
    scope.log.warn({ issuer: settings.issuer, reason: error.message }, 'provider unfit');
    throw new AppError('providerUnfit');
  });

/** Nonce and verifier follow from what only this browser holds, so that neither is kept anywhere else. */
const tryOf = (state: string, browser: string): Try => ({
  state,
  nonce: derived('nonce', state, browser),
  verifier: derived('verifier', state, browser),
});

const derived = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Uses the try up, whatever comes of it; not when another browser shows it. */
const isUsed = (scope: StrangerScope, accountId: string, state: string, browser: string) =>
  scope.write(accountId, async ({ db, now }) => {
    const used = await db
      .updateTable('sign_on_tries')
      .set({ used_at: now() })
      .where('state_hash', '=', hashOf(state))
      .where('browser_hash', '=', hashOf(browser))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now())
      .returning('state_hash')
      .executeTakeFirst();
    return used !== undefined;
  });

const enter = async (
  scope: StrangerScope,
  settings: Settings,
  answer: { code: string; iss?: string | undefined },
  made: Try,
) => {
  const opened = await openedBy(scope, settings);
  const claims = await vouchedBy(opened, redirectUriOf(scope.config), answer, made).catch((error: Error) => {
    scope.log.warn({ issuer: settings.issuer, reason: error.message }, 'not vouched for');
    throw new AppError('signOnFailed');
  });
  return scope.write(settings.accountId, async (inside) => {
    await holdSettings(inside, settings);
    const person = await personOf(inside, settings, claims);
    if (person.factor_since) return { asked: await askFactor(inside, person, false) };
    return { opened: await signedIn(inside, person, { byBadge: false, proved: true }) };
  });
};

/** First sign-ins of one company happen one after the other, and by the settings that they began with. */
const holdSettings = async ({ db }: VisitorScope, { issuer, clientId }: Settings) => {
  const held = await db
    .selectFrom('sign_on')
    .select('issuer')
    .where('issuer', '=', issuer)
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new AppError('linkInvalid');
};
