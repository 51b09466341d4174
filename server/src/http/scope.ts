import type { Language } from '@llave/contract/fields';
import type { User } from '@llave/contract/users';
import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../adapters/storage.ts';
import type { Config } from '../config.ts';
import type { Noted } from '../db/audit.ts';
import type { Budget } from '../db/budgets.ts';
import type { Db, System } from '../db/database.ts';
import type { JobData, JobName } from '../jobs/jobs.ts';
import type { Mail } from '../mail/kinds.ts';
import type { Browser } from './callers/browser.ts';
import type { Device } from './callers/device.ts';
import type { LinkSubject } from './callers/links.ts';

/** What every act may use besides the database. */
export type Base = {
  config: Config;
  now: () => Date;
  log: FastifyBaseLogger;
  /** Where the caller is: an address, or the network that it is one of. */
  address: string;
  /** What their browser calls itself. */
  userAgent: string;
};

/**
 * What can be asked while no transaction is open. It is out of reach inside one, because it uses another handle: on the
 * embedded database that would wait for ever.
 */
export type Outside = Base & {
  /** Refuses with `tooMany` when one of the budgets is used up. */
  spend(budgets: Budget[]): Promise<void>;
  refund(budgets: Budget[]): Promise<void>;
  /** Whether somebody, in any company, signs in by this name. */
  isTaken(name: string): Promise<boolean>;
  /** Those of these names by which somebody of another company signs in, in lower case. */
  takenElsewhere(accountId: string, names: string[]): Promise<Set<string>>;
  company(accountId: string): Between;
};

/** Inside one company: `db` sees nothing else. */
export type VisitorScope = Base & {
  db: Db;
  accountId: string;
  /** Sends the mail once this transaction has committed, and only then. */
  mail(mail: Mail, to: string | string[], language: Language): Promise<void>;
  /** Puts work in a queue once this transaction has committed, and only then. */
  later<N extends JobName>(name: N, data: JobData[N]): Promise<void>;
  /** What the audit trail shall say of this act, where it keeps it (`contract/audited.ts`). */
  note(noted: Noted): void;
};

export type Inside = Pick<VisitorScope, 'db' | 'mail' | 'now'>;

/** A company from outside any transaction: what takes time is done here, and the database is entered before and after. */
export type Between = {
  accountId: string;
  secret: string;
  storage: Storage;
  log: FastifyBaseLogger;
  /** The address people use. */
  publicUrl: string;
  read<T>(work: (inside: Inside) => Promise<T>): Promise<T>;
  write<T>(work: (inside: Inside) => Promise<T>): Promise<T>;
};

/** Who calls; by a badge they are only let into what a shared tablet is for. */
export type Me = Omit<User, 'email' | 'confirmedEmail'> & {
  sessionId: string;
  byBadge: boolean;
  toEnrol: boolean;
  provedAt: Date | null;
};

export type MemberScope = VisitorScope & { me: Me };

/** Someone who shows a proof instead of a session: which one, and what it opens. */
export type Proof = { id: string; accountId: string } & (
  | { kind: 'ticket' }
  | ({ kind: 'link' } & LinkSubject)
  | { kind: 'visit'; bookingId: string }
);

export type ProofOf<K extends Proof['kind']> = Extract<Proof, { kind: K }>;

export type ReporterScope = VisitorScope & { proof: ProofOf<'link'> };

export type CustomerScope = VisitorScope & { proof: ProofOf<'visit'> };

export type ProofScope = VisitorScope & { me?: Me; proof?: Proof };

/** No company yet: looks one up, then works within it. */
export type StrangerScope = Outside & {
  system: System;
  device: Device;
  browser: Browser;
  /** Puts work in a queue that belongs to no company. */
  later<N extends JobName>(name: N, data: JobData[N]): Promise<void>;
  /** Writes in a company that is about to be made: in the same one when the same request comes again. */
  found<T>(work: (scope: VisitorScope) => Promise<T>): Promise<T>;
  read<T>(accountId: string, work: (scope: VisitorScope) => Promise<T>): Promise<T>;
  write<T>(accountId: string, work: (scope: VisitorScope) => Promise<T>): Promise<T>;
};
