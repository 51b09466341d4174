import { changeLocker, createLocker, deleteLocker, listLockers, setLockerUse } from '@llave/contract/lockers';
import { route } from '../../http/route.ts';
import { change, create, remove, setUse } from './commands.ts';
import { list } from './queries.ts';

export const lockerRoutes = [
  route(listLockers, list),
  route(createLocker, create),
  route(changeLocker, change),
  route(deleteLocker, remove),
  route(setLockerUse, setUse),
];
