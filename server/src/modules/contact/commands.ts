import { createHash } from 'node:crypto';
import type { sendContact } from '@llave/contract/contact';
import { AppError } from '@llave/contract/errors';
import type { Act } from '../../http/route.ts';
import type { StrangerScope } from '../../http/scope.ts';

/** A few from one place, and no flood from all of them. */
const budgets = (address: string) => [
  { of: `contact-address:${address}`, burst: 5, everySeconds: 900 },
  { of: 'contact', burst: 100, everySeconds: 60 },
];

/** Who fills the field that people do not see is thanked like everybody else, and not read. */
export const send: Act<typeof sendContact> = async (scope, { body }) => {
  const { website, ...message } = body;
  await scope.spend(budgets(scope.address));
  if (website === '' && !(await isRepeated(scope, message))) await scope.later('contact', message);
  return {};
};

/** The same words of the same writer within a day, by a second try or a second click, are one message. */
const isRepeated = async ({ spend }: StrangerScope, { email, message }: { email: string; message: string }) => {
  const words = createHash('sha256').update(`${email}\n${message}`).digest('base64url');
  try {
    await spend([{ of: `contact-words:${words}`, burst: 1, everySeconds: 86_400 }]);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'tooMany') return true;
    throw error;
  }
};
