import type { User } from '@llave/contract/users';
import type { Member, Person } from '../../db/tenancy.ts';
import type { Me } from '../scope.ts';
import type { Session } from './session.ts';

/** The address that counts, the one that waits for its owner, and when the first was confirmed. */
export type Addresses = { email: string | null; pending_email: string | null; email_confirmed_at: Date | null };

/** A user's row as the contract shows it. */
export const userOf = (row: Person & Addresses, accountId: string): User => ({
  ...personOf(row, accountId),
  email: row.pending_email ?? row.email,
  confirmedEmail: row.email_confirmed_at && row.email,
});

type Rights = Pick<Person, 'is_admin' | 'renting_role' | 'tools_role' | 'management_role' | 'checking_role'>;

/** What a user's row says they may do. */
export const rightsOf = (row: Rights) => ({
  isAdmin: row.is_admin,
  access: {
    rentingRoleId: row.renting_role,
    toolsRoleId: row.tools_role,
    managementRoleId: row.management_role,
    checkingRoleId: row.checking_role,
  },
});

const personOf = (row: Person, accountId: string) => ({
  id: row.user_id,
  accountId,
  name: row.name,
  surname: row.surname,
  userName: row.user_name,
  isDeleted: false,
  ...rightsOf(row),
  language: row.language,
  version: row.version,
});

export const memberOf = (member: Member, session: Session): Me => ({
  ...personOf(member, session.accountId),
  sessionId: session.sessionId,
  byBadge: member.by_badge,
  toEnrol: member.to_enrol,
  provedAt: member.proved_at,
});
