import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hugePng, pdf, phonePhoto } from '../server/src/test/samples.ts';
import type { Translate } from '../web/src/i18n/translation.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { heading, lucia, openWorkshop, visitor } from './given-check-in.ts';
import { showing } from './proof.ts';

const post = /\/api\/service-appoinment\/account\//;

/** Keeps what goes out of the browser, as it goes. */
const watchPhotos = (page: Page) =>
  page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob) Object.assign(window, { photo: body });
      send.call(this, body);
    };
  });

/** How wide the last photo was that went out, and whether it said more than it shows. */
const sentPhoto = (page: Page) =>
  page.evaluate(async () => {
    const { photo } = window as unknown as { photo: Blob };
    const text = new TextDecoder('latin1').decode(await photo.arrayBuffer());
    return { width: (await createImageBitmap(photo)).width, saysMore: /Exif|GPS/.test(text.slice(0, 4096)) };
  });

const expectStep = async (page: Page, title: string) => {
  await expect(heading(page)).toHaveText(title);
  await expectAccessible(page);
};

/** On to the signature, with as little as will do. */
const hurryToSign = async (page: Page, t: Translate, email: string) => {
  const { fill, next, act, draw } = visitor(page, t);
  await act(t('checkIn.intro.start')).click();
  await fill({ ...lucia, email });
  await next.click();
  await fill({ worksToDo: 'Frenos' });
  await next.click();
  await page.getByLabel(t('checkIn.sign.option1')).check();
  await draw();
};

for (const language of ['es', 'en'] as const)
  test.describe(`390 px, ${language}`, () => {
    test.use({ width: 390, language });

    test(
      'an owner leaves a vehicle with its photos, signs, and takes the receipt along',
      showing(22, 6),
      async ({ page, t, says, request, company, mailTo }) => {
        test.setTimeout(120_000);
        const workshop = await openWorkshop(request, company);
        const { act, next, submit, field, fill, choose, photo, draw, accept } = visitor(page, t);
        const email = `lucia-${randomUUID()}@cliente.test`;
        await watchPhotos(page);
        await page.goto(`/check-in/${workshop.accountId}`);
        await expectStep(page, t('checkIn.intro.title', { company: company.companyName }));
        await act(t('cookies.refuse')).click();
        await act(t('checkIn.intro.start')).click();

        await expectStep(page, t('checkIn.person.title'));
        await expect(page.getByLabel(says({ es: 'No tengo cita', en: 'I have none' }))).toBeChecked();
        await expect(field('appointmentNumber')).toHaveCount(0);
        await expect(next).toBeDisabled();
        await expect(next).toHaveAccessibleDescription(
          says({
            es: 'Falta: nombre, NIF, matrícula, teléfono y correo.',
            en: 'Missing: name, NIF, number plate, phone and e-mail.',
          }),
        );
        await fill({ ...lucia, email: 'lucia@', nif: '12345678A', numberPlate: '1234', kilometers: 'muchos' });
        await field('name').focus();
        for (const rule of ['nifInvalid', 'emailInvalid', 'kilometersInvalid'] as const)
          await expect(page.getByText(t(`rules.${rule}`))).toBeVisible();
        await expect(page.getByText(t('checkIn.fields.oddPlate'))).toBeVisible();
        await expectAccessible(page);
        await page.getByLabel(t('checkIn.fields.hasForeignDocument')).check();
        await expect(page.getByText(t('rules.nifInvalid'))).toBeHidden();
        await page.getByLabel(t('checkIn.fields.hasForeignDocument')).uncheck();
        await fill({ email, nif: '12345678-z', kilometers: '82.500' });
        await expect(next).toBeEnabled();
        await page.getByLabel(t('checkIn.appointment.has'), { exact: true }).check();
        await expect(next).toHaveAccessibleDescription(
          t('checkIn.lacks', { fields: t('checkIn.names.appointmentNumber') }),
        );
        await field('appointmentNumber').fill('C-77');
        await expect(next).toBeEnabled();
        await expectAccessible(page);
        await page.getByLabel(t('checkIn.appointment.none')).check();
        await expect(field('appointmentNumber')).toHaveCount(0);

        const wrongKind = says({
          es: 'Formato no válido (soportados: jpeg, jpg, png)',
          en: 'Format not valid (supported: jpeg, jpg, png)',
        });
        await choose('kmImage').setInputFiles({ name: 'km.pdf', mimeType: 'application/pdf', buffer: pdf() });
        await expect(page.getByText(wrongKind)).toBeVisible();
        await choose('kmImage').setInputFiles({ name: 'km.jpg', mimeType: 'image/jpeg', buffer: pdf() });
        await expect(page.getByText(wrongKind)).toBeVisible();
        await photo('kmImage', await phonePhoto());
        await expect(page.getByText(wrongKind)).toBeHidden();
        expect(await sentPhoto(page)).toEqual({ width: 600, saysMore: false });
        await fill({ numberPlate: lucia.numberPlate });
        await expect(page.getByText(t('checkIn.fields.oddPlate'))).toBeHidden();
        await next.click();

        await expectStep(page, t('checkIn.works.title'));
        await expect(next).toBeDisabled();
        await act(t('checkIn.works.brakes')).click();
        await expect(field('worksToDo')).toHaveValue(t('checkIn.works.brakes'));
        await photo('image', hugePng(4800, true));
        expect(await sentPhoto(page)).toEqual({ width: 2560, saysMore: false });
        await act(t('frame.step.back')).click();
        await expect(heading(page)).toHaveText(t('checkIn.person.title'));
        await next.click();
        await page.reload();
        await expect(heading(page)).toHaveText(t('checkIn.works.title'));
        await expect(field('worksToDo')).toHaveValue(t('checkIn.works.brakes'));
        await expect(choose('image', 'changeOf')).toBeVisible();
        await next.click();

        await expectStep(page, t('checkIn.sign.title'));
        await page.goBack();
        await expect(heading(page)).toHaveText(t('checkIn.works.title'));
        await page.goForward();
        await page.getByText(t('checkIn.sign.readPolicy')).click();
        await expect(page.getByRole('region', { name: t('policy.title') })).toContainText(company.companyName);
        await expectAccessible(page);
        await page.getByText(t('checkIn.sign.readPolicy')).click();
        await page.getByLabel(says({ es: 'Renuncio al presupuesto y autorizo la reparación', en: 'I waive' })).check();
        await accept(company.companyName);
        await expect(submit).toHaveAccessibleDescription(t('checkIn.lacks', { fields: t('checkIn.names.signature') }));
        await draw();
        await page.setViewportSize({ width: 844, height: 390 });
        await expect(submit).toBeEnabled();
        await page.setViewportSize({ width: 390, height: 844 });
        await submit.dblclick();

        await expect(heading(page)).toHaveText(t('checkIn.receipt.number', { number: 1 }));
        const sheet = page.getByRole('img', { name: t('checkIn.receipt.page', { page: 1, count: 1 }) });
        await expect(sheet).toHaveJSProperty('naturalWidth', 1600);
        const receipt = page.getByRole('region', { name: t('checkIn.receipt.title') });
        await expect(receipt).toContainText('12345678Z');
        await expect(receipt).toContainText(says({ es: 'Sin cita', en: 'No appointment' }));
        await expect(page.getByText(t('checkIn.receipt.mailed', { email }))).toBeVisible();
        await act(t('checkIn.receipt.enlarge')).click();
        await expectAccessible(page);
        const [saved] = await Promise.all([page.waitForEvent('download'), act(t('checkIn.receipt.download')).click()]);
        expect(saved.suggestedFilename()).toBe(`${t('checkIn.receipt.fileName')}-1-1234-bcd.pdf`);
        await page.reload();
        await expect(sheet).toBeVisible();
        await act(t('checkIn.receipt.finish')).click();

        await expectStep(page, t('checkIn.thanks.title'));
        await expect(page.getByText(/\d+ min \d+ s/)).toBeVisible();
        await expect(page.getByText(t('checkIn.thanks.reception'))).toBeVisible();
        await expect(page.getByText(t('frame.poweredBy'))).toBeVisible();
        expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('12345678');
        await page.goBack();
        await expect(heading(page)).toHaveText(t('checkIn.thanks.title'));

        const [left, ...more] = await workshop.checkIns();
        expect(more).toEqual([]);
        const { image, kmImage, numberPlate, appointmentNumber } = await workshop.checkIn(left?.id ?? '');
        expect([numberPlate, image !== null, kmImage !== null]).toEqual(['1234 BCD', true, true]);
        expect(appointmentNumber).toBe('12345');
        await mailTo(email, company.companyName);
        await act(t('checkIn.thanks.another')).click();
        await act(t('checkIn.intro.start')).click();
        await expect(field('name')).toHaveValue('');
      },
    );
  });

test.describe('390 px', () => {
  test.use({ width: 390 });

  test('every step is in the address, and a reload comes back to it', async ({ page, t, request, company }) => {
    const { accountId } = await openWorkshop(request, company);
    const { act, next, submit, fill, draw, accept } = visitor(page, t);
    const isAt = async (step: number, title: string) => {
      for (const arrive of [() => expect(heading(page)).toHaveText(title), () => page.reload()]) {
        await arrive();
        await expect(heading(page)).toHaveText(title);
        await expect(page).toHaveURL(step === 0 ? /\/check-in\/[^?]+$/ : new RegExp(`\\?step=${step}$`));
      }
    };
    await page.goto(`/check-in/${accountId}?step=4`);
    await isAt(0, t('checkIn.intro.title', { company: company.companyName }));
    await act(t('checkIn.intro.start')).click();
    await isAt(1, t('checkIn.person.title'));
    await fill({ ...lucia, email: 'lucia@cliente.test' });
    await next.click();
    await isAt(2, t('checkIn.works.title'));
    await fill({ worksToDo: 'Frenos' });
    await next.click();
    await isAt(3, t('checkIn.sign.title'));
    await page.getByLabel(t('checkIn.sign.option1')).check();
    await draw();
    await accept(company.companyName);
    await submit.click();
    await isAt(4, t('checkIn.receipt.number', { number: 1 }));
    await page.goBack();
    await isAt(4, t('checkIn.receipt.number', { number: 1 }));
    await act(t('checkIn.receipt.finish')).click();
    await isAt(5, t('checkIn.thanks.title'));
    await act(t('checkIn.thanks.another')).click();
    await isAt(0, t('checkIn.intro.title', { company: company.companyName }));
  });

  test(
    'a check-in that is sent again and again is one check-in',
    showing(16, 3),
    async ({ page, t, request, company }) => {
      const workshop = await openWorkshop(request, company);
      const { act, submit, accept } = visitor(page, t);
      await page.goto(`/check-in/${workshop.accountId}`);
      await hurryToSign(page, t, 'lucia@cliente.test');
      await accept(company.companyName);

      await page.route(post, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '120' }, json: {} }));
      await submit.click();
      await expect(page.getByRole('alert')).toHaveText(t('frame.tooManyMinutes', { count: 2 }));
      await page.unroute(post);
      await page.route(post, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await submit.click();
      await expect(page.getByRole('alert')).toHaveText(t('checkIn.sign.unsure'));
      await expectAccessible(page);
      const again = act(t('checkIn.sign.again'));
      await expect(again).toBeEnabled();
      await page.reload();
      await expect(page.getByRole('alert')).toHaveText(t('checkIn.sign.unsure'));
      await expect(page.getByRole('img', { name: t('checkIn.sign.signature') })).toBeVisible();
      await page.unroute(post);
      await page.context().setOffline(true);
      await again.click();
      await expect(page.getByText(t('frame.step.offline'))).toBeVisible();
      await expect(again).not.toHaveAttribute('aria-busy', 'true');
      await page.context().setOffline(false);
      await again.click();
      await expect(heading(page)).toHaveText(t('checkIn.receipt.number', { number: 1 }));
      expect(await workshop.checkIns()).toHaveLength(1);
    },
  );

  test(
    'nothing of a visitor stays on a tablet that was left alone or is handed on',
    showing(22, 3),
    async ({ page, t, request, company }) => {
      const { accountId } = await openWorkshop(request, company);
      const { act, fill, field } = visitor(page, t);
      await page.goto(`/check-in/${accountId}`);
      await act(t('checkIn.intro.start')).click();
      await fill({ name: 'Lucía' });
      await page.reload();
      await expect(field('name')).toHaveValue('Lucía');
      await page.goBack();
      await expectAccessible(page);
      await act(t('checkIn.intro.restart')).click();
      await act(t('checkIn.intro.start')).click();
      await expect(field('name')).toHaveValue('');

      await page.clock.install();
      await page.reload();
      await fill({ name: 'Lucía' });
      await page.clock.fastForward('31:00');
      await expect(page.getByText(t('checkIn.forgotten'))).toBeVisible();
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Lucía');
    },
  );

  test('the demo writes nothing, and an address without a company says so', async ({ page, t, request, company }) => {
    const workshop = await openWorkshop(request, company);
    const { act, submit, accept } = visitor(page, t);
    await page.goto(`/check-in/${workshop.accountId}/true`);
    await expect(page.getByText(t('checkIn.demo'))).toBeVisible();
    await hurryToSign(page, t, 'lucia@cliente.test');
    await accept(company.companyName);
    await submit.click();
    await expect(heading(page)).toHaveText(t('checkIn.receipt.title'));
    await act(t('checkIn.receipt.finish')).click();
    await expect(page.getByText(t('checkIn.thanks.sample'))).toBeVisible();
    await expect(page.getByText(t('checkIn.thanks.code'), { exact: true })).toBeVisible();
    await expectAccessible(page);
    expect(await workshop.checkIns()).toEqual([]);

    await page.goto('/check-in');
    await expect(page.getByText(t('checkIn.demoCompany'))).toBeVisible();
    await expect(heading(page)).toContainText('Taller y Alquiler Levante');
    for (const unknown of [randomUUID(), 'nadie']) {
      await page.goto(`/check-in/${unknown}`);
      await expectStep(page, t('frame.company.missing'));
    }
  });
});

test.describe('1440 px, en', () => {
  test.use({ language: 'en' });

  test('a crane operator brings a vehicle and drops its key in a locker', async ({ page, t, request, company }) => {
    const workshop = await openWorkshop(request, company);
    const privacyPolicy = '## Our word\n\nWe keep **nothing** that we do not need.';
    await workshop.change({ fullCheckinAccess: true, keyDrop: true, privacyPolicy, delegations: ['CM93 Valencia'] });
    await workshop.call('POST', '/locker', { identifierValue: 'K27', lockerSize: 1, useType: 'Renting' });
    const { act, next, submit, field, fill, draw, accept } = visitor(page, t);
    await page.goto(`/customer/${workshop.accountId}`);
    await expect(page.getByRole('link', { name: t('customers.entry.site') })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('customers.entry.tool') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('customers.entry.checkIn') }).click();
    await expect(page.getByRole('heading', { name: t('checkIn.intro.who') })).toBeVisible();
    await page.getByRole('button', { name: t('checkIn.intro.crane') }).click();

    await expectStep(page, t('checkIn.crane.title'));
    await expect(next).toHaveAccessibleDescription('Missing: tow truck company, your name, number plate and phone.');
    await fill({ craneOperatorCompany: 'Grúas Sol', craneOperatorName: 'Iván', numberPlate: 'AB12 CDE' });
    await fill({ phoneNumber: '+34 600-111-222' });
    await page.getByLabel(t('checkIn.appointment.has'), { exact: true }).check();
    await fill({ appointmentNumber: 'C-88' });
    await page.getByText(t('checkIn.crane.owner')).click();
    await fill({ nif: '12345678A' });
    await field('email').focus();
    await expect(next).toHaveAccessibleDescription('Check: NIF.');
    await expectAccessible(page);
    await fill({ nif: '' });
    await next.click();
    await fill({ worksToDo: 'It does not start' });
    await next.click();
    await page.getByText(t('checkIn.sign.readPolicy')).click();
    await expect(page.getByRole('heading', { name: 'Our word' })).toBeVisible();
    await page.getByLabel(t('checkIn.sign.option1')).check();
    await draw();
    await accept(company.companyName);
    await submit.click();
    await expectStep(page, t('checkIn.receipt.number', { number: 1 }));
    await act(t('checkIn.receipt.finish')).click();
    await expect(page.getByText('K27', { exact: true })).toBeVisible();
    await expect(page.getByText(/^\d{4,8}$/)).toBeVisible();
    expect((await workshop.checkIns()).map(({ appointmentNumber }) => appointmentNumber)).toEqual(['C-88']);
    await expectAccessible(page);
  });
});
