import { languageOf } from '@llave/contract/fields';
import type { Addresses } from '../../http/callers/member.ts';
import type { MemberScope, VisitorScope } from '../../http/scope.ts';
import { voidTokens } from '../authentication/tokens.ts';
import type { UserRow } from '../users/queries.ts';

export const sameAddress = (one: string | null, other: string | null) => one?.toLowerCase() === other?.toLowerCase();

/** The address whose owner has yet to open the link. */
export const waitingAddress = ({ email, pending_email, email_confirmed_at }: Addresses) =>
  pending_email ?? (email_confirmed_at ? null : email);

/** A person's addresses once this one is typed: what counts stays until its owner confirms the other. */
export const wish = (was: Addresses, typed: string | null): Addresses => {
  const { email, email_confirmed_at } = was;
  if (typed === null) return { email: null, pending_email: null, email_confirmed_at: null };
  if (sameAddress(typed, email)) return { email: typed, pending_email: null, email_confirmed_at };
  return { email, pending_email: typed, email_confirmed_at };
};

/** Writes to the new address for its owner's word, and to the one that counts what was asked and by whom. */
export const notifyOfWish = async (scope: MemberScope, was: UserRow, now: Addresses) => {
  const isAsked = now.pending_email !== null && !sameAddress(now.pending_email, was.pending_email);
  const isRemoved = was.email !== null && now.email === null;
  if (isAsked) await askToConfirm(scope, { ...was, ...now });
  if (isRemoved) await voidTokens(scope.db, was.user_id, scope.now());
  if (!was.email || !(isAsked || isRemoved)) return;

  const by = was.user_id === scope.me.id ? '' : fullName(scope.me);
  const facts = { name: was.name, by, email: now.pending_email ?? '', companyName: await companyName(scope) };
  await scope.mail({ kind: 'addressChanging', ...facts }, was.email, languageOf(was.language));
};

/** Mails the link that confirms the address that waits, if one does. */
export const askToConfirm = async (scope: VisitorScope, person: UserRow) => {
  const email = waitingAddress(person);
  if (!email) return;
  const facts = { userId: person.user_id, name: person.name, companyName: await companyName(scope) };
  const isFirst = person.email === null;
  await scope.mail({ kind: 'confirmEmail', ...facts, isFirst }, email, languageOf(person.language));
};

const fullName = ({ name, surname }: { name: string; surname: string }) => `${name} ${surname}`.trim();

const companyName = async ({ db }: VisitorScope) =>
  (await db.selectFrom('accounts').select('company_name').executeTakeFirstOrThrow()).company_name;
