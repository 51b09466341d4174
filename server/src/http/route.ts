import type { Access } from '@llave/contract/access';
import type { Endpoint, Input, Reply } from '@llave/contract/endpoint';
import type { Page } from '@llave/contract/pages';
import type {
  CustomerScope,
  Me,
  MemberScope,
  Outside,
  Proof,
  ProofScope,
  ReporterScope,
  StrangerScope,
  VisitorScope,
} from './scope.ts';

type ScopeFor<A extends Access> = A extends 'stranger'
  ? StrangerScope
  : A extends 'visitor'
    ? VisitorScope
    : A extends 'reporter'
      ? ReporterScope
      : A extends 'customer'
        ? CustomerScope
        : A extends 'proof'
          ? ProofScope
          : MemberScope;

/** Lists are answered a page at a time. */
type Answer<R> = R extends (infer Item)[] ? Page<Item> : R;

export type Act<E extends Endpoint, Prepared = undefined> = (
  scope: ScopeFor<E['access']>,
  input: Input<E>,
  prepared: Prepared,
) => Promise<Answer<Reply<E>>>;

/** Who calls, as far as it is known before the act. */
export type Caller = { me?: Me; proof?: Proof };

/** What must not hold a transaction open (hashing, drawing, budgets): done before it, once the caller is allowed. */
export type Before<E extends Endpoint, Prepared> = (
  outside: Outside,
  input: Input<E>,
  caller: Caller,
) => Promise<Prepared>;

export type Route = {
  endpoint: Endpoint;
  act: (scope: never, input: never, prepared: never) => Promise<unknown>;
  before?: (outside: Outside, input: never, caller: Caller) => Promise<unknown>;
};

export const route = <E extends Endpoint, Prepared = undefined>(
  endpoint: E,
  act: Act<E, Prepared>,
  before?: Before<E, Prepared>,
): Route => ({ endpoint, act: act as Route['act'], ...(before && { before: before as Route['before'] }) }) as Route;
