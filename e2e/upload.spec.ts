import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockBytes } from '@llave/contract/files';
import { expect, type Page, test } from '@playwright/test';
import { mp4, phonePhoto, seeThrough } from '../server/src/test/samples.ts';
import { expectAccessible } from './fixtures.ts';
import { showing } from './proof.ts';
import { buildPage, openFront } from './upload/front.ts';
import { type Line, openLine } from './upload/line.ts';
import { startOnAzure } from './upload/product.ts';

const MB = 1024 * 1024;
const size = 100 * MB;
const stores = ['disk', 'azure'] as const;

for (const store of stores)
  test.describe(`files on ${store}`, () => {
    test.describe.configure({ mode: 'serial', timeout: 240_000 });

    let product: { origin: string; stop: () => Promise<void> };
    let front: Awaited<ReturnType<typeof openFront>>;
    let line: Line;
    let folder: string;
    let film: { path: string; sha256: string };
    let session: { user: unknown; token: string };

    test.beforeAll(async ({ baseURL }) => {
      product = store === 'azure' ? await startOnAzure() : { origin: baseURL ?? '', stop: async () => {} };
      front = await openFront(await buildPage(store), product.origin);
      folder = await mkdtemp(join(tmpdir(), 'llave-film-'));
      const content = mp4(size);
      film = { path: join(folder, 'vuelta.mp4'), sha256: createHash('sha256').update(content).digest('hex') };
      await writeFile(film.path, content);
      const reply = await fetch(`${product.origin}/api/authentication/authenticate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ identifier: 'admin@demo.llave.test', password: 'Demo.Llave1' }),
      });
      session = (await reply.json()) as typeof session;
    });
    test.afterAll(async () => {
      front?.close();
      await product?.stop();
      await rm(folder, { recursive: true, force: true });
    });
    test.beforeEach(async ({ page }) => {
      line = await openLine(front.port);
      await page.addInitScript({
        content: `localStorage.setItem('token', ${JSON.stringify(session.token)}); localStorage.setItem('user', ${JSON.stringify(JSON.stringify(session.user))});`,
      });
      await page.goto(line.origin);
    });
    test.afterEach(() => line.close());

    const choose = (page: Page, path: string) => page.getByLabel('Elegir archivo: Vídeo 360°').setInputFiles(path);
    const arrived = async (page: Page, what: string) => {
      await expect(page.getByLabel(what, { exact: true })).toHaveText(/^[0-9a-f-]{36}\.\w+$/, { timeout: 180_000 });
      return (await page.getByLabel(what, { exact: true }).textContent()) ?? '';
    };
    const download = async (fileName: string) => {
      const headers = { authorization: `Bearer ${session.token}` };
      const address = await fetch(`${product.origin}/api/file/download/${fileName}`, { headers });
      const { sasUri } = (await address.json()) as { sasUri: string };
      return Buffer.from(await (await fetch(sasUri)).arrayBuffer());
    };
    const hashOf = async (fileName: string) =>
      createHash('sha256')
        .update(await download(fileName))
        .digest('hex');
    const spare = (cuts: number) => size + cuts * blockBytes + 2 * MB;

    const cuts = store === 'disk' ? 20 : 5;
    const many = showing(21, cuts, { long: store === 'disk' });
    test(`a 100 MB film arrives whole though the connection is cut ${cuts} times`, many, async ({ page }) => {
      for (let cut = 0; cut < cuts; cut += 1) line.cutAt((3 + (cut * 96) / cuts) * MB, 300);
      await choose(page, film.path);
      expect(await hashOf(await arrived(page, 'video'))).toBe(film.sha256);
      expect(line.sent()).toBeGreaterThan(size);
      expect(line.sent()).toBeLessThan(spare(cuts));
    });

    test('it goes on where it was after the page is reloaded in the middle', showing(21), async ({ page }) => {
      line.cutAt(30 * MB, 500);
      const held = line.holdAt(55 * MB);
      await choose(page, film.path);
      await held;
      await page.reload();
      await expect(page.getByRole('progressbar', { name: 'Vídeo 360°' })).toBeVisible();
      expect(await hashOf(await arrived(page, 'video'))).toBe(film.sha256);
      expect(line.sent()).toBeLessThan(spare(2));
    });

    if (store === 'azure') return;

    test('a photo loses its place and its size before it leaves the browser', async ({ page }) => {
      const photo = join(folder, 'IMG_0001.JPEG');
      await writeFile(photo, await phonePhoto());
      const heard = line.listen();
      await page.getByLabel('Elegir archivo: Foto del cuadro').setInputFiles(photo);
      const fileName = await arrived(page, 'photo');
      expect(fileName).toMatch(/\.jpg$/);
      expect((await download(fileName)).subarray(0, 2).toString('hex')).toBe('ffd8');
      expect(heard().includes(Buffer.from('ffd8ffe0', 'hex'))).toBe(true);
      expect(heard().includes('Telefono')).toBe(false);
    });

    test('a picture is shown at once, and can be replaced and taken away', async ({ page }) => {
      const logo = join(folder, 'logo.png');
      await writeFile(logo, await seeThrough());
      await page.getByLabel('Elegir imagen: Logotipo').setInputFiles(logo);
      const fileName = await arrived(page, 'logo');
      await expect(page.getByRole('img', { name: 'Logotipo' })).toBeVisible();
      expect((await download(fileName)).subarray(1, 4).toString()).toBe('PNG');
      await page.getByLabel('Cambiar: Logotipo').setInputFiles(logo);
      await expect(page.getByLabel('logo', { exact: true })).not.toHaveText(fileName);
      await page.getByRole('button', { name: 'Quitar: Logotipo' }).click();
      await expect(page.getByRole('img', { name: 'Sin imagen' })).toBeVisible();
      await expect(page.getByLabel('logo', { exact: true })).toHaveText('');
    });

    test('every state of the cards is right for a screen reader, at 390 and 1440 px, in both languages', async ({
      page,
    }, info) => {
      const looked = async (name: string) => {
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          await page.screenshot({ path: info.outputPath(`${name}-${width}.png`) });
        }
        await expectAccessible(page);
      };
      await looked('empty');
      const held = line.holdAt(44 * MB);
      await choose(page, film.path);
      await held;
      await looked('sending');
      await page.evaluate("chooseLanguage('en')");
      await expect(page.getByText('If the connection drops, it picks up where it was.')).toBeVisible();
      await looked('sending-en');
      await page.getByRole('button', { name: 'Cancel sending: Vídeo 360°' }).click();
      await expect(page.getByRole('progressbar')).toBeHidden();
      await page.reload();
      await expect(page.getByLabel('Choose a file: Vídeo 360°')).toBeVisible();
      await expect(page.getByRole('progressbar')).toBeHidden();
      await page
        .getByLabel('Choose a file: Vídeo 360°')
        .setInputFiles({ name: 'x.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(0) });
      await expect(page.getByRole('alert')).toHaveText('The file is empty or damaged.');
      await looked('refused-en');
    });

    test(
      'a file that is not what it says is refused in words, and another can be chosen',
      showing(11),
      async ({ page }) => {
        const wrong = join(folder, 'virus.mp4');
        await writeFile(wrong, randomBytes(5 * MB));
        await choose(page, wrong);
        await expect(page.getByRole('alert')).toHaveText('Ese tipo de archivo no se admite.');
        await expect(page.getByRole('button', { name: 'Reintentar' })).toBeHidden();
        const right = join(folder, 'corto.mp4');
        await writeFile(right, mp4(5 * MB));
        await choose(page, right);
        await arrived(page, 'video');
        await expect(page.getByRole('alert')).toBeHidden();
      },
    );
  });
