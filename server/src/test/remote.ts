import { vi } from 'vitest';
import { signUpForm } from './world.ts';

type Told<T> = { status: number; body: T };

/** Asks a server in a process of its own, over the wire. */
export const ask = async <T>(url: string, method: string, body?: object, headers = {}): Promise<Told<T>> => {
  const answer = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as T };
};

/** Opens the link in the mail that welcomes who signed up there. */
const confirmAt = async (origin: string, email: string) => {
  const link = await vi.waitFor(
    async () => {
      const mails = await ask<{ text: string }[]>(`${origin}/dev/mail?${new URLSearchParams({ to: email })}`, 'GET');
      return new URL(mails.body[0]?.text.match(/http\S+\/confirm-email\S+/)?.[0] ?? '');
    },
    { timeout: 20_000, interval: 100 },
  );
  const { userId, ...body } = Object.fromEntries(link.searchParams);
  await ask(`${origin}/api/authentication/confirm-email/${userId}`, 'POST', body);
};

/** A company that has just signed up there, with its address confirmed, and what its admin asks. */
export const companyAt = async (origin: string) => {
  const form = signUpForm();
  await ask(`${origin}/api/account`, 'POST', form);
  await confirmAt(origin, form.email);
  const { body } = await ask<{ token: string; user: { accountId: string } }>(
    `${origin}/api/authentication/authenticate`,
    'POST',
    { identifier: form.email, password: form.password },
  );
  return {
    accountId: body.user.accountId,
    staff: <T>(method: string, path: string, sent?: object, headers = {}) =>
      ask<T>(`${origin}/api${path}`, method, sent, { authorization: `Bearer ${body.token}`, ...headers }),
  };
};
