import type { policy as shape } from '../es/policy.ts';

export const policy: typeof shape = {
  title: 'Privacy policy',
  standard: `**{{company}}** is the company responsible for your data.

## Who answers for them
- Company: {{company}}
- Tax number: {{identifier}}
- Address: {{address}}
- Phone: {{phone}}{{mail}}

## What they are for
To look after your vehicle, your booking or your report, and to do what the law asks. The company handles them because you ask it to, and because the law makes it keep some documents.

## Who else sees them
Nobody who does not need to. Llave, the software that the company uses, keeps them on its behalf. They are not sold or passed on to anybody else, unless the law asks for it.

## How long
- Photos and videos of the vehicle: {{pictures}} from the end of your visit or your rental.
- Your data, your signature and the signed documents: {{papers}} from then.
- Reports from the sites: {{reports}} from when they are closed.

Then they are blocked: nobody sees them, and they are kept for {{blocked}} more only in case a judge or an authority asks for them. After that they are erased.

## Your rights
You can ask to see your data, to have them corrected or deleted, to take them with you, or that they are not used for something. You can do so at {{reach}}. If the answer does not satisfy you, you can complain to the Spanish data protection agency: https://www.aepd.es`,
  mail: '\n- E-mail: {{email}}',
  cookies: 'Cookies',
  accepted: 'You accepted optional cookies. Llave uses none today.',
  refused: 'You refused optional cookies: Llave only keeps what it needs to work.',
};
