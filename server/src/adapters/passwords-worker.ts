import { hashSync, verifySync } from '@node-rs/argon2';
import { answering } from './aside.ts';
import type { Reckoning } from './passwords.ts';

/** argon2id with OWASP's first recommendation. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const hashOfNothing = hashSync('nobody has this password', cost);

answering(async ({ password, against }: Reckoning) =>
  against === undefined ? hashSync(password, cost) : verifySync(against ?? hashOfNothing, password),
);
