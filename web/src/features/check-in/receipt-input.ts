import { firstAppointmentNumber } from '@llave/contract/appointments';
import type { ReceiptInput } from '@llave/contract/receipt-sheet';
import { plainTaxId } from '@llave/contract/tax-id';
import { kilometersOf, type Person, type Values } from './form.ts';

/** What the receipt will say of it, as the server takes what is sent. */
export const receiptInputOf = ({ isOwner, values }: Person): ReceiptInput => {
  const text = (field: Exclude<keyof Values, NotText>) => values[field].trim();
  const crane = (field: 'craneOperatorCompany' | 'craneOperatorName') => (isOwner ? '' : text(field));
  return {
    isOwner,
    name: text('name'),
    surname: text('surname'),
    nif: values.hasForeignDocument ? text('nif') : plainTaxId(text('nif')),
    hasForeignDocument: values.hasForeignDocument,
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    craneOperatorCompany: crane('craneOperatorCompany'),
    craneOperatorName: crane('craneOperatorName'),
    numberPlate: text('numberPlate').toUpperCase(),
    kilometers: kilometersOf(values.kilometers),
    appointmentNumber: values.hasAppointment ? text('appointmentNumber') : firstAppointmentNumber,
    worksToDo: text('worksToDo'),
    option: values.option,
  };
};
type NotText = { [K in keyof Values]: Values[K] extends string ? never : K }[keyof Values];
