export const modules = ['renting', 'tools', 'management', 'checking'] as const;
export type Module = (typeof modules)[number];

/** Role ids as users carry them, one a module: 1 none, 2 view, 3 manage. */
export type RoleId = 1 | 2 | 3;
export const levels = { view: 2, manage: 3 } as const;
export type Level = keyof typeof levels;

export type Roles = Record<`${Module}RoleId`, RoleId>;

export const defaultRoles: Roles = { rentingRoleId: 1, toolsRoleId: 2, managementRoleId: 1, checkingRoleId: 1 };

/**
 * Who may call: a `stranger` has no token and no company yet, a `visitor` has no token and names the company in the
 * path, a `reporter` shows the secret of a label or a link, a `customer` the code of their visit to a booking, `proof` is a member or anybody with a proof, `signedIn` is any member of the company, `admin` an
 * admin, and a module with a level whoever has that role; of several roles one is enough.
 */
export type Role = { module: Module; level: Level };
export type Access =
  | 'stranger'
  | 'visitor'
  | 'reporter'
  | 'customer'
  | 'proof'
  | 'signedIn'
  | 'admin'
  | Role
  | readonly Role[];

export const role = (module: Module, level: Level): Role => ({ module, level });

export type Person = { isAdmin: boolean; access: Roles };

/** Whether someone who has signed in may do what asks for this access. */
export const allows = (access: Access, person: Person): boolean => {
  if (access === 'admin') return person.isAdmin;
  if (typeof access === 'string' || person.isAdmin) return true;
  return [access].flat().some(({ module, level }) => person.access[`${module}RoleId`] >= levels[level]);
};
