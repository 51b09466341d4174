import { whoAmI } from '@llave/contract/authentication';
import {
  addPasskey,
  confirmTotp,
  getFactors,
  removeFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from '@llave/contract/factors';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { queries } from '../../lib/calls/queries.ts';
import { makePasskey } from '../../lib/session/passkeys.ts';
import { refreshUser } from '../../lib/session/session.ts';

export const factorsQuery = () =>
  queryOptions({
    queryKey: ['factor', 'own'],
    queryFn: ({ signal }) => call(getFactors, {}, { signal }),
  });

export const beginTotp = () => call(startTotp, {});

export const finishTotp = async (code: string) => (await call(confirmTotp, { body: { code } })).recoveryCodes;

/** Asks the browser for a passkey and has it kept under a name. */
export const enrolPasskey = async (name: string) => {
  const { ticket, options } = await call(startPasskey, {});
  const passkey = await makePasskey(options);
  return (await call(addPasskey, { body: { name, ticket, passkey } })).recoveryCodes;
};

export const dropTotp = () => call(removeTotp, {});

export const dropPasskey = (passkeyId: string) => call(removePasskey, { params: { passkeyId } });

export const dropFactorsOf = (id: string) => call(removeFactors, { params: { id } });

export const newRecoveryCodes = async () => (await call(renewRecoveryCodes, {})).recoveryCodes;

/** Reads again what one has, and whether that opens the rest of the product. */
export const refreshFactors = async () => {
  await queries.invalidateQueries({ queryKey: factorsQuery().queryKey });
  refreshUser(await call(whoAmI, {}));
};
