import type { User } from '@llave/contract/users';

export const marta: User = {
  id: '0a0e7f6e-6a4f-4a5c-9a53-3f6b6c0c9d11',
  accountId: '6b1c3f0a-94a9-4b8e-8f0f-51d5a2a6f0aa',
  name: 'Marta',
  surname: 'Ruiz',
  userName: 'marta',
  email: null,
  confirmedEmail: null,
  isAdmin: false,
  isDeleted: false,
  access: { rentingRoleId: 1, toolsRoleId: 2, managementRoleId: 1, checkingRoleId: 1 },
  language: 'es-ES',
  version: 1,
};

/** A token that ends in so many seconds; only its payload is ever read by the client. */
export const tokenEnding = (seconds: number) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ exp: Math.floor(Date.now() / 1000) + seconds, name: 'Ñandú ÿ' })}.signature`;
};
