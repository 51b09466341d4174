import { defaultRoles, levels, type Roles } from '@llave/contract/access';
import { AppError } from '@llave/contract/errors';
import type { MemberScope } from '../../../../http/scope.ts';
import { invitationBudgets } from '../../../addresses/budgets.ts';
import { sameAddress } from '../../../addresses/wishes.ts';
import { refuseBeyond } from '../../../quotas/use.ts';
import { refuseMoreThanOwn, rolesBeyondOwn } from '../../../users/reach.ts';
import type { Kind } from '../kind.ts';
import { type PersonForm, personForm, rolesOf } from './form.ts';
import { type FoundPerson, findPeople, namesOf, readPeople } from './rows.ts';
import { addPeople, changePeople, removePeople } from './writing.ts';

const fault = (isFault: boolean, path: keyof PersonForm, code: string) => (isFault ? [{ path, code }] : []);

const faultyRoles = (scope: MemberScope, was: Roles, now: Roles) =>
  rolesBeyondOwn(scope, was, now).map((path) => ({ path, code: 'roleBeyondOwn' }));

/** Known again by the name or the address they sign in by, which an import never changes. */
export const people: Kind<PersonForm, Set<string>> = {
  form: personForm,
  keyColumn: 'userName',
  keysOf: namesOf,
  /** Which of the new names somebody in another company has. Whoever is invited has the budgets of invitations. */
  prepare: async ({ outside, accountId, userId, rows, isReal }) => {
    await outside.spend([{ of: `import-people:${userId}`, burst: 12, everySeconds: 300 }]);
    const names = rows.flatMap(namesOf);
    const known = await outside.company(accountId).read(async ({ db }) => {
      const found = await findPeople(db, names, false);
      await refuseBeyond({ db, config: outside.config }, 'people', rows.length - found.length);
      return new Set(found.flatMap(({ keys }) => keys));
    });
    const invited = rows.flatMap(({ email }) => (email && !known.has(email.toLowerCase()) ? [email] : []));
    if (isReal && invited.length > 0) await outside.spend(invitationBudgets(accountId, invited));
    return outside.takenElsewhere(
      accountId,
      names.filter((name) => !known.has(name)),
    );
  },
  find: ({ db }, names, isReal) => findPeople(db, names, isReal),
  isSame: (was, now) =>
    was.name === now.name &&
    was.surname === now.surname &&
    JSON.stringify(rolesOf(was)) === JSON.stringify(rolesOf(now)),
  refuseNew: (scope, now, taken) => [
    ...fault(now.isAdmin && !scope.me.isAdmin, 'isAdmin', 'importAdminsOnly'),
    ...fault(now.isAdmin && !now.email, 'email', 'emailRequired'),
    ...fault(!now.userName && !now.email, 'userName', 'userNameRequired'),
    ...fault(taken.has(now.userName?.toLowerCase() ?? ''), 'userName', 'identifierTaken'),
    ...fault(taken.has(now.email?.toLowerCase() ?? ''), 'email', 'identifierTaken'),
    ...faultyRoles(scope, defaultRoles, now),
  ],
  refuseChange: (scope, found, now) => {
    const { form: was, holdsTools } = found as FoundPerson;
    return [
      ...fault(was.isAdmin && !scope.me.isAdmin, 'userName', 'importAdminsOnly'),
      ...fault(was.isAdmin !== now.isAdmin, 'isAdmin', 'importKeeps'),
      ...fault(!sameAddress(was.email, now.email), 'email', 'importKeeps'),
      ...fault(!sameAddress(was.userName, now.userName), 'userName', 'importKeeps'),
      ...fault(holdsTools && !was.isAdmin && now.toolsRoleId < levels.view, 'toolsRoleId', 'holdsTools'),
      ...faultyRoles(scope, was, now),
    ];
  },
  weigh: async (scope, added) => {
    await refuseBeyond(scope, 'people', added.length);
    await refuseBeyond(scope, 'mails', added.filter(({ email }) => email).length);
  },
  add: addPeople,
  change: changePeople,
  remove: removePeople,
  /** Who takes an import back gives and takes roles too. */
  refuseUndo: async (scope, added, restored) => {
    const now = await readPeople(scope.db, [...added, ...restored.map(({ id }) => id)]);
    if (!scope.me.isAdmin && [...now.values()].some(({ isAdmin }) => isAdmin)) throw new AppError('forbidden');
    for (const { id, form } of restored) {
      const is = now.get(id);
      if (is) refuseMoreThanOwn(scope, is, form);
    }
  },
  kept: {
    table: 'users',
    id: 'user_id',
    name: `trim(t.name || ' ' || t.surname)`,
    isGone: 't.deleted_at is not null',
    isTouched: `r.before is null and exists (
      select from sessions s where s.user_id = t.user_id
      union all select from badges b where b.user_id = t.user_id
      union all select from one_time_tokens o where o.user_id = t.user_id)`,
  },
};
