import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDemoAccount } from '@llave/contract/accounts';
import { authenticate } from '@llave/contract/authentication';
import type { Call } from '@llave/contract/endpoint';
import { runProduct } from '../server/processes.ts';

/** A page by its address, and what is seen of it once it can be used. */
export type Screen = { name: string; url: string; shows: string; kept?: Record<string, string> };

/** The product with its demo company, and the screens that people open first. */
export const openProduct = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'llave-client-'));
  const product = await runProduct({ LLAVE_DATA: folder, LLAVE_DEMO: 'on' });
  const { origin } = product;
  const ask = async ({ method, path }: Call, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const { id } = await ask(getDemoAccount);
  const { user, token } = await ask(authenticate, { identifier: 'admin@demo.llave.test', password: 'Demo.Llave1' });
  const kept = { user: JSON.stringify(user), token: String(token) };

  const open = (name: string, path: string, shows: string): Screen => ({ name, url: origin + path, shows });
  const visitors = [
    open('landing', '/', '#root > :not([data-prerendered]) h1'),
    open('sign-in', '/sign-in', 'form button[type=submit]'),
    open('sign-up', '/sign-up', 'form button[type=submit]'),
    open('customer', `/customer/${id}`, 'main h1'),
    open('booking', `/customer/booking/${id}`, 'form button[type=submit]'),
    open('check-in', `/check-in/${id}`, 'main h1'),
    open('field report', `/field-incident/${id}`, 'form input'),
    open('policy', `/privacy-policy/${id}`, 'main h2'),
  ];
  const toolList = { ...open('tools', '/dashboard/tools', 'main article'), kept };
  const staff = [
    toolList,
    { ...open('home', '/dashboard', 'main h1'), kept },
    { ...open('lockers', '/dashboard/lockers', 'main h1'), kept },
    { ...open('bookings', '/dashboard/bookings', 'main h1'), kept },
    { ...open('vehicles', '/dashboard/vehicles', 'main table, main li'), kept },
    { ...open('incidents', '/dashboard/incidents', 'main h1'), kept },
    { ...open('people', '/dashboard/users', 'main table, main li'), kept },
    { ...open('account', '/dashboard/account', 'main form'), kept },
  ];
  return {
    visitors,
    toolList,
    staff,
    close: async () => {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
