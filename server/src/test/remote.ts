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

/** A company that has just signed up there, and what its admin asks. */
export const companyAt = async (origin: string) => {
  const form = signUpForm();
  await ask(`${origin}/api/account`, 'POST', form);
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
