import type { Access } from '@llave/contract/access';
import { type Call, declared, type Endpoint, type Input, type Reply } from '@llave/contract/endpoint';
import type { Page } from '@llave/contract/pages';
import type { Csv } from './replies/csv.ts';
import type {
  Between,
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

export type Act<E extends Call, Prepared = undefined, Done = Answer<Reply<E>>> = (
  scope: ScopeFor<E['access']>,
  input: Input<E>,
  prepared: Prepared,
) => Promise<Done>;

/** Who calls, as far as it is known before the act. */
export type Caller = { me?: Me; proof?: Proof };

/** What must not hold a transaction open (hashing, drawing, budgets): done before it, once the caller is allowed. */
export type Before<E extends Call, Prepared> = (outside: Outside, input: Input<E>, caller: Caller) => Promise<Prepared>;

/**
 * Makes the answer of what an act has done, once that has committed and where it takes time: a repeated request gets its
 * answer from here again. For visitors' calls.
 */
export type After<E extends Call, Prepared, Done> = (
  between: Between,
  done: Done,
  call: { input: Input<E>; prepared: Prepared },
) => Promise<Reply<E>>;

/** What `serve` has of a route: it reads the input by the endpoint and makes the scope for its access. */
export type Route = {
  endpoint: Endpoint;
  act: (scope: unknown, input: unknown, prepared: unknown) => Promise<unknown>;
  before?: (outside: Outside, input: unknown, caller: Caller) => Promise<unknown>;
  after?: (between: Between, done: unknown, call: { input: unknown; prepared: unknown }) => Promise<unknown>;
  csv?: Csv;
};

export const route = <E extends Call, Prepared = undefined, Done = Answer<Reply<E>>>(
  endpoint: E,
  act: Act<E, Prepared, Done>,
  before?: Before<E, Prepared>,
  after?: After<E, Prepared, Done>,
): Route => ({ endpoint: declared(endpoint), act, ...(before && { before }), ...(after && { after }) }) as Route;

/** A report: the same call gives it as a file to whoever accepts `text/csv`. */
export const report = <E extends Call>(endpoint: E, act: Act<E>, csv: Csv<E>): Route => ({
  ...route(endpoint, act),
  csv: csv as Csv,
});
