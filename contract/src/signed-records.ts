import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { required, timestamp } from './fields.ts';

/** What is signed: for a rented vehicle, for its return, and for one that is left at the workshop. */
export const signedKinds = ['pickUp', 'return', 'checkIn'] as const;
export type SignedKind = (typeof signedKinds)[number];

/** What is printed on every signed paper: its number, and the hash of what was signed or how that begins. */
export const verification = z.object({
  number: required('paperNumberRequired', 60),
  code: z
    .string('paperCodeRequired')
    .max(200, 'tooLong')
    .regex(/^\s*([0-9a-fA-F][\s-]*){16,64}$/, 'paperCodeInvalid'),
});
export type Verification = z.input<typeof verification>;

export const verifyPaper = endpoint('verifyPaper', 'POST /verify', {
  access: 'stranger',
  summary: 'Whether a signed paper’s number and hash belong together; nothing is said of whom or what it speaks.',
  body: verification,
  reply: z.object({
    paper: z
      .object({
        kind: z.enum(signedKinds),
        signedDate: timestamp,
        /** When what it says was frozen, where that was after it was signed. */
        frozenDate: timestamp.nullable(),
      })
      .nullable(),
  }),
  repeatable: false,
});
