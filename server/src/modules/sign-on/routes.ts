import { completeSignOn, getSignOn, removeSignOn, setSignOn, startSignOn } from '@llave/contract/sign-on';
import { route } from '../../http/route.ts';
import { complete, start } from '../authentication/signing-on.ts';
import { askProvider, remove, set } from './commands.ts';
import { read } from './queries.ts';

export const signOnRoutes = [
  route(getSignOn, read),
  route(setSignOn, set, askProvider),
  route(removeSignOn, remove),
  route(startSignOn, start),
  route(completeSignOn, complete),
];
