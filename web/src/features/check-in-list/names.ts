import type { CheckInCard, RepairOption } from '@llave/contract/check-ins';
import type { Translate } from '../../i18n/translation.ts';
import { fullName } from '../../lib/text/full-name.ts';

/** What was decided about the price. */
export const choices = { 1: 'asked', 2: 'waived' } as const satisfies Record<RepairOption, string>;

/** As the paper has it that the customer holds. */
export const receiptNumberOf = ({ receiptNumber }: Pick<CheckInCard, 'receiptNumber'>) =>
  String(receiptNumber).padStart(6, '0');

/** Whose vehicle it is, as far as that was said and may still be known. */
export const ownerOf = (t: Translate, checkIn: Pick<CheckInCard, 'name' | 'surname' | 'blockedDate'>) =>
  fullName(checkIn) || t(checkIn.blockedDate ? 'retention.someone' : 'checkIns.someone');
