import { firstAppointmentNumber } from '@llave/contract/appointments';
import type { CheckInForm, RepairOption } from '@llave/contract/check-ins';
import type { Language } from '@llave/contract/fields';
import { wordsVersion } from '@llave/contract/receipt-words';
import type { FieldErrors } from '../../lib/forms/form-values.ts';
import { readKilometers } from '../../lib/text/kilometers.ts';

/** What a visitor types, chooses and photographs, over all of the steps. */
export type Values = {
  hasAppointment: boolean;
  appointmentNumber: string;
  name: string;
  surname: string;
  nif: string;
  hasForeignDocument: boolean;
  numberPlate: string;
  phoneNumber: string;
  email: string;
  kilometers: string;
  craneOperatorCompany: string;
  craneOperatorName: string;
  worksToDo: string;
  image: string | null;
  kmImage: string | null;
  option: RepairOption | null;
  acceptsPolicy: boolean;
  acceptsProcessing: boolean;
};

export const emptyValues: Values = {
  hasAppointment: false,
  appointmentNumber: '',
  name: '',
  surname: '',
  nif: '',
  hasForeignDocument: false,
  numberPlate: '',
  phoneNumber: '',
  email: '',
  kilometers: '',
  craneOperatorCompany: '',
  craneOperatorName: '',
  worksToDo: '',
  image: null,
  kmImage: null,
  option: null,
  acceptsPolicy: false,
  acceptsProcessing: false,
};

export type Person = { isOwner: boolean; values: Values };

/** What is missing in the last step, in the order in which it asks. */
export const consentIssues = (values: Values, hasSigned: boolean): FieldErrors => ({
  ...(values.option === null && { option: 'optionRequired' }),
  ...(!hasSigned && { signature: 'signatureRequired' }),
  ...(!values.acceptsPolicy && { acceptsPolicy: 'policyRequired' }),
  ...(!values.acceptsProcessing && { acceptsProcessing: 'processingRequired' }),
});

type Circumstances = { signature: string; ticket: string; timeTaken: number; language: Language; isDemo: boolean };

/** What is sent. A crane operator's part stays at home when the owner comes after all, and so does an appointment that they have not. */
export const bodyOf = ({ isOwner, values }: Person, circumstances: Circumstances): CheckInForm => {
  const { option, kilometers, image, kmImage, numberPlate, craneOperatorCompany, craneOperatorName, ...others } =
    values;
  const { hasAppointment, appointmentNumber, ...rest } = others;
  const common = {
    ...rest,
    ...circumstances,
    appointmentNumber: hasAppointment ? appointmentNumber.trim() : firstAppointmentNumber,
    numberPlate: numberPlate.trim().toUpperCase(),
    kilometers: kilometersOf(kilometers),
    option: option ?? 1,
    wordsVersion,
    image,
    kmImage,
    ...(image && { extension: endingOf(image) }),
    ...(kmImage && { kmExtension: endingOf(kmImage) }),
    acceptsPolicy: true as const,
    acceptsProcessing: true as const,
  };
  return isOwner ? { ...common, isOwner } : { ...common, isOwner, craneOperatorCompany, craneOperatorName };
};

/** Nothing where nothing was typed; no number where it is none, which the rules refuse. */
export const kilometersOf = (typed: string) => (typed.trim() === '' ? null : (readKilometers(typed) ?? Number.NaN));

const endingOf = (fileName: string) => fileName.split('.').at(-1) as 'jpg' | 'png';

/** The step in which a field is asked for. */
export const stepOfField = (path: string) => {
  if (['worksToDo', 'image'].includes(path)) return 2;
  return ['option', 'signature', 'acceptsPolicy', 'acceptsProcessing'].includes(path) ? 3 : 1;
};
