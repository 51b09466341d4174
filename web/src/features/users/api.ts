import { sendConfirmation } from '@llave/contract/addresses';
import {
  type AdminForm,
  changeUser,
  createAdmin,
  createWorker,
  deleteUser,
  endOwnBadge,
  getOwnBadge,
  getUser,
  listUsers,
  type QrKind,
  type User,
  userExists,
  userQr,
  type WorkerForm,
} from '@llave/contract/users';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/calls/call.ts';
import { usePages } from '../../lib/calls/pages.ts';
import { queries } from '../../lib/calls/queries.ts';

export type Kind = 'admin' | 'worker';

/** The people of one kind. */
export const useUsers = (accountId: string, kind: Kind, q: string) =>
  usePages({
    queryKey: ['user', 'list', accountId, kind, q],
    read: (cursor, signal) =>
      callPage(listUsers, { params: { accountId }, query: { kind, q: q || undefined, cursor } }, { signal }),
  });

/** Those to whom a tool may be given. */
export const useTakers = (accountId: string, mayUseTool: string, q: string) =>
  usePages({
    queryKey: ['user', 'list', accountId, 'takers', mayUseTool, q],
    read: (cursor, signal) =>
      callPage(listUsers, { params: { accountId }, query: { mayUseTool, q: q || undefined, cursor } }, { signal }),
    shows: ['tool'],
  });

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['user', 'one', id],
    queryFn: ({ signal }) => call(getUser, { params: { id } }, { signal }),
  });

export const addWorker = async (form: WorkerForm) => known(await call(createWorker, { body: form }));

export const addAdmin = async (form: AdminForm) => known(await call(createAdmin, { body: form }));

export const saveUser = async (id: string, form: WorkerForm | AdminForm, version: number) =>
  known(await call(changeUser, { body: { ...form, id, version } }));

export const removeUser = async ({ id, accountId }: User) => {
  await call(deleteUser, { params: { id, accountId } });
  await queries.invalidateQueries({ queryKey: ['user', 'list'] });
};

/** Whether somebody signs in by this address; when it cannot be asked, saving says it. */
export const isTaken = (email: string) =>
  call(userExists, { params: { email } }).then(
    () => true,
    () => false,
  );

/** Mails the link again that confirms the address of a person. */
export const sendLink = (id: string) => call(sendConfirmation, { params: { id } });

/** Makes a new code and draws it: a base64 PNG. */
export const drawQr = async (id: string, parameter: QrKind) => (await call(userQr, { params: { id, parameter } })).qr;

export const ownBadgeQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user', 'badge', userId],
    queryFn: ({ signal }) => call(getOwnBadge, {}, { signal }),
  });

export const dropOwnBadge = () => call(endOwnBadge, {});

const known = (user: User) => {
  queries.setQueryData(userQuery(user.id).queryKey, user);
  void queries.invalidateQueries({ queryKey: ['user', 'list'] });
  return user;
};
