import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { given } from './given.ts';

const begins = { jpg: 'ffd8ff', png: '89504e47' };

test('a picked picture is listed, kept and handed back under a name that says what it is', async ({
  admin: page,
  t,
}) => {
  const { id } = await (await given(page)).tool('Gato');
  await page.goto(`/dashboard/tool/${id}`);
  const opaque = await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 160 } });
  const seeThrough = await page.evaluate(
    () => document.createElement('canvas').toDataURL('image/png').split(',')[1] ?? '',
  );
  for (const [buffer, ending] of [
    [opaque, 'jpg'],
    [Buffer.from(seeThrough, 'base64'), 'png'],
  ] as const) {
    await page.getByRole('button', { name: t('tool.files.add') }).click();
    const adding = page.getByRole('dialog', { name: t('tool.files.add') });
    await adding.getByRole('button', { name: t('tool.files.kinds.technicalInfo') }).click();
    await adding
      .getByLabel(t('files.chooseOf', { label: t('tool.files.file') }))
      .setInputFiles({ name: `Foto ${ending}.PNG`, mimeType: 'image/png', buffer });
    const name = `Foto ${ending}.${ending}`;
    await expect(adding.getByText(`${name} · ${t('files.received')}`)).toBeVisible();
    await adding.getByRole('button', { name: t('tool.files.submit'), exact: true }).click();
    await expect(adding).toBeHidden();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: t('tool.files.download', { name }) }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(name);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, begins[ending].length / 2).toString('hex')).toBe(begins[ending]);
  }
});
