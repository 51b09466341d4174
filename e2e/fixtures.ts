import { randomUUID } from 'node:crypto';
import type { Language } from '@llave/contract/fields';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { somewhere } from '../server/src/test/somewhere.ts';
import { checkIn as englishCheckIn } from '../web/src/i18n/en/check-in.ts';
import { customers as englishCustomers } from '../web/src/i18n/en/customers.ts';
import { dashboardTexts as englishDashboard } from '../web/src/i18n/en/dashboard.ts';
import { landing as englishLanding } from '../web/src/i18n/en/landing.ts';
import { policy as englishPolicy } from '../web/src/i18n/en/policy.ts';
import { publicTexts as english } from '../web/src/i18n/en/public.ts';
import { report as englishReport } from '../web/src/i18n/en/report.ts';
import { siteTexts as englishSites } from '../web/src/i18n/en/sites.ts';
import { staffTexts as englishStaff } from '../web/src/i18n/en/staff.ts';
import { verify as englishVerify } from '../web/src/i18n/en/verify.ts';
import { checkIn as spanishCheckIn } from '../web/src/i18n/es/check-in.ts';
import { customers as spanishCustomers } from '../web/src/i18n/es/customers.ts';
import { dashboardTexts as spanishDashboard } from '../web/src/i18n/es/dashboard.ts';
import { landing as spanishLanding } from '../web/src/i18n/es/landing.ts';
import { policy as spanishPolicy } from '../web/src/i18n/es/policy.ts';
import { publicTexts as spanish } from '../web/src/i18n/es/public.ts';
import { report as spanishReport } from '../web/src/i18n/es/report.ts';
import { siteTexts as spanishSites } from '../web/src/i18n/es/sites.ts';
import { staffTexts as spanishStaff } from '../web/src/i18n/es/staff.ts';
import { verify as spanishVerify } from '../web/src/i18n/es/verify.ts';
import { type Translate, translator } from '../web/src/i18n/translation.ts';

export type Company = { companyName: string; email: string; password: string };
type Mail = { subject: string; text: string; html: string };

type Options = { width: number; language: Language };
export type Fixtures = {
  t: Translate;
  /** One sentence as the specification writes it, in the language of this run. */
  says: (sentences: Record<Language, string>) => string;
  /** Another browser, with nothing kept from the first. */
  anotherBrowser: () => Promise<Page>;
  /** A company that has just been registered and whose admin has confirmed their address, from a place of its own: one address may register twenty at once. */
  company: Company;
  /** The page on which this company's admin is signed in. */
  admin: Page;
  /** Signed in as by the form, which passwords.spec.ts tries. No screen is drawn: a journey opens the one that it is about. */
  signIn: (page: Page, identifier: string, password: string) => Promise<void>;
  /** The newest mail to somebody whose text holds these words. */
  mailTo: (address: string, words: string | RegExp) => Promise<Mail>;
};

export const password = 'Taller.Nuevo.2026';
export const demo = { admin: 'admin@demo.llave.test', worker: 'marta', password: 'Demo.Llave1' };

export const test = base.extend<Options & Fixtures>({
  width: [1440, { option: true }],
  language: ['es', { option: true }],
  contextOptions: { reducedMotion: 'reduce' },
  viewport: ({ width }, use) => use({ width, height: width < 600 ? 844 : 900 }),
  context: async ({ context, language }, use) => {
    await choose(language, context);
    const problems = watch(context);
    await use(context);
    expect(problems).toEqual([]);
  },
  t: ({ language }, use) =>
    use(
      translator({
        language,
        texts: language === 'es' ? spanishTexts : englishTexts,
      }),
    ),
  says: ({ language }, use) => use((sentences) => sentences[language]),
  anotherBrowser: async ({ browser, viewport, baseURL, language }, use) => {
    const contexts: BrowserContext[] = [];
    const problems: string[][] = [];
    await use(async () => {
      const context = await browser.newContext({ viewport, baseURL, reducedMotion: 'reduce' });
      contexts.push(context);
      await choose(language, context);
      problems.push(watch(context));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(problems.flat()).toEqual([]);
  },
  company: async ({ request, language, mailTo }, use) => {
    const unique = randomUUID().slice(0, 8);
    const company = { companyName: `Talleres ${unique}`, email: `jefa-${unique}@${unique}.levante.test`, password };
    const reply = await request.post('/api/account', {
      headers: { 'x-forwarded-for': somewhere() },
      data: {
        ...company,
        language,
        companyIdentifier: 'B12345678',
        phoneNumber: '960 123 456',
        address: { street: 'Calle de la Paz 12', city: 'Valencia', state: 'Valencia', postCode: '46002' },
      },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    const { searchParams } = new URL(linkIn(await mailTo(company.email, '/confirm-email')), 'http://llave.test');
    const { userId, ...data } = Object.fromEntries(searchParams);
    const confirmed = await request.post(`/api/authentication/confirm-email/${userId}`, { data });
    expect(confirmed.ok(), await confirmed.text()).toBe(true);
    await use(company);
  },
  admin: async ({ page, company, signIn }, use) => {
    await signIn(page, company.email, company.password);
    await use(page);
  },
  signIn: ({ baseURL, language }, use) =>
    use(async (page, identifier, secret) => {
      const form = { identifier, password: secret };
      const reply = await page.request.post(`${baseURL}/api/authentication/authenticate`, { data: form });
      expect(reply.ok(), await reply.text()).toBe(true);
      await page.goto('/api/health/ready');
      await page.evaluate(
        ({ user, token, language }) => {
          localStorage.setItem('user', JSON.stringify(user));
          localStorage.setItem('token', token);
          localStorage.setItem('language', language);
        },
        { ...(await reply.json()), language },
      );
    }),
  mailTo: ({ request }, use) =>
    use(async (address, words) => {
      let found: Mail | undefined;
      const read = async () => {
        const headers = { accept: 'application/json' };
        const reply = await request.get('/dev/mail', { params: { to: address }, headers });
        const mails = (await reply.json()) as Mail[];
        found = mails.find(({ text }) => (typeof words === 'string' ? text.includes(words) : words.test(text)));
        return found !== undefined;
      };
      await expect.poll(read, { timeout: 20_000, intervals: [50, 100, 250] }).toBe(true);
      return found as unknown as Mail;
    }),
});

const spanishTexts = {
  ...spanish,
  ...spanishDashboard,
  ...spanishStaff,
  ...spanishSites,
  landing: spanishLanding,
  policy: spanishPolicy,
  checkIn: spanishCheckIn,
  customers: spanishCustomers,
  report: spanishReport,
  verify: spanishVerify,
};
const englishTexts = {
  ...english,
  ...englishDashboard,
  ...englishStaff,
  ...englishSites,
  landing: englishLanding,
  policy: englishPolicy,
  checkIn: englishCheckIn,
  customers: englishCustomers,
  report: englishReport,
  verify: englishVerify,
};

type Way = readonly [width: number, language: Language];

const onEach = (ways: readonly Way[], journeys: () => void) => {
  for (const [width, language] of ways)
    test.describe(`${width} px, ${language}`, () => {
      test.use({ width, language });
      journeys();
    });
};

/** Both sizes and both languages once each: on a phone in English, on a desk in Spanish. */
export const bothWays = (journeys: () => void) =>
  onEach(
    [
      [390, 'en'],
      [1440, 'es'],
    ],
    journeys,
  );

/** The other way round: on a phone in Spanish, on a desk in English. */
export const otherWays = (journeys: () => void) =>
  onEach(
    [
      [390, 'es'],
      [1440, 'en'],
    ],
    journeys,
  );

/** Nothing on the screen shuts anybody out, once there is a screen and no row of it is pale because new ones come. A document keeps axe, which is long to compile. */
export const expectAccessible = async (page: Page) => {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await expect(page.locator('[data-searching]')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  });
  expect(found).toEqual([]);
};
type Axe = typeof axe;

/** Opens the home page, where live changes begin to be heard: the first time a browser hears of them it reads everything again. */
export const openHome = async (page: Page) => {
  const heard = page.waitForResponse('**/api/events');
  await page.goto('/dashboard');
  await heard;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('liveCursor'))).not.toBeNull();
};

/** A link of the mails, as the person would follow it. */
export const linkIn = (mail: Mail) => {
  const link = /https?:\/\/\S+\/(set-password|confirm-email)\?\S+/.exec(mail.text)?.[0] ?? '';
  const { pathname, search } = new URL(link);
  return pathname + search;
};

/**
 * The browser speaks Spanish, so that only English is chosen in it. A script does so because Playwright opens a page more
 * in each browser for a `storageState` that fills `localStorage`.
 */
const choose = async (language: Language, context: BrowserContext) => {
  if (language === 'es') return;
  await context.addInitScript((chosen) => {
    if (location.protocol.startsWith('http')) localStorage.language ??= chosen;
  }, language);
};

/** Gathers what no page may do: throw, or break the content policy. */
const watch = (context: BrowserContext) => {
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(String(error.error())));
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) problems.push(message.text());
  });
  return problems;
};

export { expect };
