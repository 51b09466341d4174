import { checkInSteps } from '@llave/contract/check-ins';
import { isTaxId } from '@llave/contract/tax-id';
import { type FieldErrors, issuesOf } from '../../lib/forms/form-values.ts';
import type { Furthest } from './draft.ts';
import { kilometersOf, type Person, type Values } from './form.ts';

/** What is missing or wrong in the first step, field by field; a document's letter is looked at whatever else is missing. */
export const personIssues = ({ isOwner, values }: Person): FieldErrors => {
  const { nif, hasForeignDocument, hasAppointment, appointmentNumber } = values;
  const kilometers = kilometersOf(values.kilometers);
  const isRight = hasForeignDocument || nif.trim() === '' || isTaxId(nif);
  return {
    ...issuesOf(isOwner ? checkInSteps.owner : checkInSteps.crane, { ...values, kilometers }),
    ...(!isRight && { nif: 'nifInvalid' }),
    ...(hasAppointment && appointmentNumber.trim() === '' && { appointmentNumber: 'appointmentNumberRequired' }),
  };
};

/** And in the second. */
export const worksIssues = (values: Values): FieldErrors => issuesOf(checkInSteps.works, values);

export const furthest: Furthest = (draft) => {
  if (Object.keys(personIssues(draft)).length > 0) return 1;
  return Object.keys(worksIssues(draft.values)).length > 0 ? 2 : 3;
};
