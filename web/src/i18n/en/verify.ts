import type { verify as shape } from '../es/verify.ts';

export const verify: typeof shape = {
  title: 'Check a paper',
  heading: 'Check a signed paper',
  lead: 'Enter its number and the code at its foot, or scan its QR.',
  number: 'Number of the paper',
  numberHint: 'That of the booking or of the receipt.',
  code: 'Code',
  codeHint: 'The first four groups are enough.',
  submit: 'Check',
  failed: 'We could not check it. Try again.',
  yes: 'Yes, they match',
  no: 'They do not match',
  noLead:
    'That number and that code do not belong together. Check how you wrote them. If they are right, it is no paper signed here.',
  kinds: {
    pickUp: 'Pick-up of a vehicle, signed on {{date}}.',
    return: 'Return of a vehicle, signed on {{date}}.',
    checkIn: 'Deposit receipt, signed on {{date}}.',
  },
  frozen: 'Its facts were frozen on {{date}}, after it was signed.',
  doubt:
    'The number and the code are those of a paper signed here. If you doubt what it says, ask the company for it again: it comes out the same, with this very code.',
};
