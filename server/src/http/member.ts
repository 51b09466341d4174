import type { User } from '@llave/contract/users';
import type { Member, Person } from '../db/tenancy.ts';
import type { Me } from './scope.ts';
import type { Session } from './session.ts';

/** A user's row as the contract shows it. */
export const userOf = (row: Person & { deleted_at?: Date | null }, accountId: string): User => ({
  id: row.user_id,
  accountId,
  name: row.name,
  surname: row.surname,
  userName: row.user_name,
  email: row.email,
  isAdmin: row.is_admin,
  isDeleted: Boolean(row.deleted_at),
  access: {
    rentingRoleId: row.renting_role,
    toolsRoleId: row.tools_role,
    managementRoleId: row.management_role,
    checkingRoleId: row.checking_role,
  },
  language: row.language,
  version: row.version,
});

export const memberOf = (member: Member, session: Session): Me => ({
  ...userOf(member, session.accountId),
  sessionId: session.sessionId,
  byBadge: member.by_badge,
  toEnrol: member.to_enrol,
  provedAt: member.proved_at,
});
