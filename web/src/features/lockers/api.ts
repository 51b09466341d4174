import {
  changeLocker,
  createLocker,
  deleteLocker,
  type Locker,
  type LockerForm,
  listLockers,
  setLockerUse,
} from '@llave/contract/lockers';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { changed, queries } from '../../lib/calls/queries.ts';

export type UseType = Locker['useType'];

export const lockersQuery = (accountId: string, useType: UseType) =>
  queryOptions({
    queryKey: ['locker', 'list', accountId, useType],
    queryFn: ({ signal }) => call(listLockers, { params: { accountId }, query: { useType } }, { signal }),
    meta: { shows: ['tool', 'booking', 'checkIn', 'vehicle'] },
  });

export const addLocker = async (form: LockerForm) => known(await call(createLocker, { body: form }));

export const saveLocker = async (id: string, form: LockerForm, version: number) =>
  known(await call(changeLocker, { body: { ...form, id, version } }));

export const removeLocker = async ({ id }: Locker) => {
  await call(deleteLocker, { params: { id } });
  await readLockers();
};

/** Of several at once one wins; for the others the lockers are read again before they are told. */
export const putInLocker = async ({ id }: Pick<Locker, 'id'>, toolId: string) => {
  try {
    return known(await call(setLockerUse, { params: { id }, body: { useId: toolId } }));
  } catch (error) {
    await readLockers();
    throw error;
  } finally {
    changed('tool', [toolId]);
  }
};

export const releaseLocker = async ({ id, useId }: Locker) => {
  known(await call(setLockerUse, { params: { id }, body: { useId: null } }));
  if (useId) changed('tool', [useId]);
};

const known = (locker: Locker) => {
  queries.setQueriesData<Locker[]>({ queryKey: ['locker', 'list'] }, (list) =>
    list?.map((one) => (one.id === locker.id ? locker : one)),
  );
  void readLockers();
  return locker;
};

const readLockers = () => queries.invalidateQueries({ queryKey: ['locker'] });
