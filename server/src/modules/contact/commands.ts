import type { sendContact } from '@llave/contract/contact';
import type { Act } from '../../http/route.ts';

/** A few from one place, and no flood from all of them. */
const budgets = (address: string) => [
  { of: `contact-address:${address}`, burst: 5, everySeconds: 900 },
  { of: 'contact', burst: 100, everySeconds: 60 },
];

/** Who fills the field that people do not see is thanked like everybody else, and not read. */
export const send: Act<typeof sendContact> = async (scope, { body }) => {
  const { website, ...message } = body;
  await scope.spend(budgets(scope.address));
  if (website === '') await scope.later('contact', message);
  return {};
};
