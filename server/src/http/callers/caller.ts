import type { Access } from '@llave/contract/access';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import { networkOf } from './network.ts';
import { readToken } from './session.ts';

const unsigned: unknown[] = ['stranger', 'visitor', 'reporter', 'customer'] satisfies Access[];

/** Whether who calls shows no token, and so is known by nothing but where they are. */
export const isUnsigned = (access: Access) => unsigned.includes(access);

/** For whom a request is worked: the company whose token it shows, else the network that it comes from. */
export const callerOf = async ({ config, now }: Services, access: Access, request: FastifyRequest): Promise<string> => {
  const { authorization } = request.headers;
  if (isUnsigned(access) || !authorization) return networkOf(request.ip);
  return readToken(config.secrets, authorization, now()).then(
    ({ accountId }) => accountId,
    () => networkOf(request.ip),
  );
};
