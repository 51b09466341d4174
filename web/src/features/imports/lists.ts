import type { ImportKind } from '@llave/contract/import-columns';

/** Where each kind is listed. */
export const listOf = {
  tools: '/dashboard/tools',
  people: '/dashboard/users',
  lockers: '/dashboard/lockers',
  vehicles: '/dashboard/vehicles',
} as const satisfies Record<ImportKind, string>;
