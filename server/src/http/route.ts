import type { Access } from '@llave/contract/access';
import type { Endpoint, Input, Reply } from '@llave/contract/endpoint';
import type { Base, Me, MemberScope, ProofScope, StrangerScope, VisitorScope } from './scope.ts';

type ScopeFor<A extends Access> = A extends 'stranger'
  ? StrangerScope
  : A extends 'visitor'
    ? VisitorScope
    : A extends 'proof'
      ? ProofScope
      : MemberScope;

export type Act<E extends Endpoint, Prepared = undefined> = (
  scope: ScopeFor<E['access']>,
  input: Input<E>,
  prepared: Prepared,
) => Promise<Reply<E>>;

/** Slow work (hashing, drawing) that must not hold a transaction open: done before it, once the caller is allowed. */
export type Before<E extends Endpoint, Prepared> = (
  base: Base,
  input: Input<E>,
  me: Me | undefined,
) => Promise<Prepared>;

export type Route = {
  endpoint: Endpoint;
  act: (scope: never, input: never, prepared: never) => Promise<unknown>;
  before?: (base: Base, input: never, me: Me | undefined) => Promise<unknown>;
};

export const route = <E extends Endpoint, Prepared = undefined>(
  endpoint: E,
  act: Act<E, Prepared>,
  before?: Before<E, Prepared>,
): Route => ({ endpoint, act: act as Route['act'], ...(before && { before: before as Route['before'] }) }) as Route;
