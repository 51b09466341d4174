import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { jpeg } from '../server/src/test/samples.ts';
import type { Translate } from '../web/src/i18n/translation.ts';
import { type Company, expect } from './fixtures.ts';
import { drawSignature } from './signature.ts';

type CheckIn = {
  id: string;
  numberPlate: string;
  appointmentNumber: string;
  image: { url: string } | null;
  kmImage: { url: string } | null;
};

/** A workshop that takes vehicles in, and what its staff see of them. */
export const openWorkshop = async (request: APIRequestContext, { email, password }: Company) => {
  const entered = await request.post('/api/authentication/authenticate', { data: { identifier: email, password } });
  const { user, token } = (await entered.json()) as { user: { accountId: string }; token: string };
  const { accountId } = user;
  const call = async <T>(method: string, path: string, data?: object): Promise<T> => {
    const reply = await request.fetch(`/api${path}`, { method, data, headers: { authorization: `Bearer ${token}` } });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()) as T;
  };
  return {
    accountId,
    call,
    change: async (more: object) =>
      call('PUT', '/account', { ...(await call<object>('GET', `/account/${accountId}`)), ...more }),
    checkIns: () => call<CheckIn[]>('GET', `/check-in/account/${accountId}`),
    checkIn: (id: string) => call<CheckIn>('GET', `/check-in/${id}`),
  };
};

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Somebody in front of the wizard. */
export const visitor = (page: Page, t: Translate) => {
  const act = (name: string) => page.getByRole('button', { name, exact: true });
  const next = act(t('checkIn.continue'));
  const submit = act(t('checkIn.sign.submit'));
  const field = (name: string): Locator => page.locator(`[name="${name}"]`);
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await field(name).fill(value);
  };
  const choose = (photo: 'image' | 'kmImage', verb: 'chooseOf' | 'changeOf' = 'chooseOf') =>
    page.getByLabel(t(`files.${verb}`, { label: t(`checkIn.fields.${photo}`) }));
  const photo = async (name: 'image' | 'kmImage', content?: Buffer) => {
    const file = { name: 'Foto 1.JPG', mimeType: 'image/jpeg', buffer: content ?? (await jpeg(640, 480)) };
    await choose(name).setInputFiles(file);
    await expect(choose(name, 'changeOf')).toBeVisible();
  };
  const draw = () => drawSignature(page.getByRole('img', { name: t('checkIn.sign.signature') }), 70, 30);
  const accept = async (company: string) => {
    await page.getByLabel(t('checkIn.sign.acceptsPolicy')).check();
    await page.getByLabel(t('checkIn.sign.acceptsProcessing', { company })).check();
  };
  return { act, next, submit, field, fill, choose, photo, draw, accept };
};

export const lucia = {
  name: 'Lucía',
  nif: '12345678Z',
  phoneNumber: '600 111 222',
  numberPlate: '1234 bcd',
};
