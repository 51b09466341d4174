import type { Budget } from '../../db/system.ts';

/** Anybody may type anybody's address on a public page: nobody's is flooded from there. */
export const mailsTo = (email: string): Budget => ({
  of: `public-mail:${email.toLowerCase()}`,
  burst: 15,
  everySeconds: 300,
});
