import type { User } from './entities.ts';
import { publicClient } from './public-client.ts';
import { type Staff, staffClient } from './staff-client.ts';
import { granted, openWire, type Wire } from './wire.ts';

type Letter = { to: string; text: string };
/** The letters that have come to an address, once one of them holds this. */
export type Mailbox = (to: string, holding: string) => Promise<Letter>;

type Person = { user: User; token: string; calls: Staff };
export type Day = {
  wire: Wire;
  anybody: ReturnType<typeof publicClient>;
  mailbox: Mailbox;
  accountId: string;
  boss: Person;
  marta: Person;
  pedro: Person;
};

export const password = 'Clave.Larga7';

/** What a company sends to register, with the names of the sign-up payload. */
export const registration = (more: object = {}) => ({
  email: `jefa-${crypto.randomUUID()}@taller.test`,
  password,
  phoneNumber: '960 000 000',
  companyName: 'Taller Turia',
  companyIdentifier: 'B12345674',
  language: 'es',
  address: { street: 'Calle Mayor, 1', city: 'Valencia', state: 'Valencia', postCode: '46001' },
  ...more,
});

export const newUserName = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}`;

/** What the page behind the link in a mail does when its button is pressed: the specifications have no call for it. */
export const confirmAddress = async ({ text }: { text: string }) => {
  const { origin, searchParams } = new URL(text.match(/http\S+\/confirm-email\S+/)?.[0] ?? '');
  const { userId, accountId, token } = Object.fromEntries(searchParams);
  const answer = await fetch(`${origin}/api/authentication/confirm-email/${userId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountId, token }),
  });
  if (!answer.ok) throw new Error(`The link was refused: ${await answer.text()}`);
};

/** A company with its admin and two workers, made by the specified calls alone. */
export const openDay = async (origin: string, mailbox: Mailbox): Promise<Day> => {
  const wire = openWire(origin);
  const anybody = publicClient(wire);
  const signIn = async (identifier: string): Promise<Person> => {
    const { user, token } = granted(await anybody.signIn(identifier, password));
    return { user, token, calls: staffClient(wire, token, user.accountId) };
  };
  const form = registration();
  granted(await anybody.signUp(form));
  await confirmAddress(await mailbox(form.email, '/confirm-email'));
  const boss = await signIn(form.email);
  const { accountId } = boss.user;
  const hire = async (name: string, surname: string) => {
    const body = { accountId, name, surname, userName: newUserName(name.toLowerCase()), isAdmin: false };
    const { id, userName } = granted(await boss.calls.addUser(body));
    granted(await boss.calls.setPasswordOf({ password, accountId, userId: id }));
    return signIn(userName ?? '');
  };
  const [marta, pedro] = [await hire('Marta', 'Ruiz'), await hire('Pedro', 'Gil')];
  return { wire, anybody, mailbox, accountId, boss, marta, pedro };
};
