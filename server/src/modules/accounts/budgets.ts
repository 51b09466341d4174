import { AppError } from '@llave/contract/errors';
import type { Budget } from '../../db/budgets.ts';
import type { Outside } from '../../http/scope.ts';

/** Anybody may type anybody's address on a public page: nobody's is flooded from there. */
export const mailsTo = (email: string): Budget => ({
  of: `public-mail:${email.toLowerCase()}`,
  burst: 15,
  everySeconds: 300,
});

/**
 * What visitors of a company share, and what each place has of its own before it takes from that: a flood uses up what is
 * shared, and whoever comes from elsewhere is still let in.
 */
export const spendOwnFirst = async (
  outside: Outside,
  { own, shared, always }: { own: Budget; shared: Budget; always: Budget[] },
) => {
  try {
    await outside.spend([...always, own]);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'tooMany')) throw error;
    await outside.spend([...always, shared]);
  }
};
