import { expect, test } from 'vitest';
import type { Day } from './day.ts';
import { jpegPhoto, pngPhoto } from './drawn.ts';
import { fieldsOf } from './entities.ts';
import { expectFields, granted } from './wire.ts';

/** A picture that is in the store, by its name. */
export const uploaded = async ({ boss, wire }: Day, fileName = `${crypto.randomUUID()}.jpg`, by = boss) => {
  const { sasUri } = granted(await by.calls.uploadAddress(fileName));
  const isPng = fileName.endsWith('png');
  await wire.put(sasUri, await (isPng ? pngPhoto() : jpegPhoto()), isPng ? 'image/png' : 'image/jpeg');
  return fileName;
};

export const givenTool = async (day: Day, more: object = {}) =>
  granted(await day.boss.calls.addTool({ name: 'Taladro', img: await uploaded(day), ...more }));

export const givenLocker = async ({ boss }: Day, useType = 'Tool') => {
  const identifierValue = crypto.randomUUID().slice(0, 8);
  return granted(await boss.calls.addLocker({ identifierValue, identifier: 'Entrada', lockerSize: 3, useType }));
};

/** The workshop: pictures, tools and lockers, and what is changed about them. */
export const workshopChapter = (day: Day) => {
  test.each([
    'photo-1700000000000.jpg',
    'a1b2c3.png',
    '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0.jpg',
    'IMG_20260115_101530.jpeg',
  ])('a picture goes to the address that is given for %s and is read from another', async (fileName) => {
    const { boss, wire } = day;
    const { sasUri } = granted(await boss.calls.uploadAddress(fileName));
    expect(sasUri).toMatch(new RegExp(`^${wire.origin}/`));
    await wire.put(sasUri, await (fileName.endsWith('png') ? pngPhoto() : jpegPhoto()), 'image/jpeg');
    const download = granted(await boss.calls.downloadAddress(fileName));
    expect(download.sasUri).toMatch(new RegExp(`^${wire.origin}/`));
    const picture = await fetch(download.sasUri);
    expect([picture.status, picture.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image']);
  });

  test.each(['img', 'imgUrl', 'fileName'])('a tool is added with its picture named by %s', async (field) => {
    const { boss, accountId, wire } = day;
    const fileName = await uploaded(day, `tool-${field}-1700000000000.jpg`);
    const tool = granted(
      await boss.calls.addTool({
        id: null,
        name: 'Llave dinamométrica',
        description: '',
        reference: null,
        purchaseDate: '2026-01-15T10:30:00.000Z',
        purchasePrice: '129.90',
        [field]: fileName,
        excludedUsers: [],
        calibrations: [],
        attachments: [],
      }),
    );
    expectFields(tool, fieldsOf.tool);
    expect(tool).toMatchObject({
      accountId,
      name: 'Llave dinamométrica',
      fileName,
      lockerId: null,
      status: 'available',
      isDeleted: false,
      isEnable: true,
      assignedTo: null,
      requestedBy: null,
    });
    expect(tool.purchaseDate).toMatch(/^2026-01-15/);
    expect(Number(tool.purchasePrice)).toBe(129.9);
    expect((await fetch(new URL(tool.imgUrl, wire.origin))).status).toBe(200);
  });

  test('the day of a purchase is the day in Madrid', async () => {
    const tool = await givenTool(day, { purchaseDate: '2026-01-15T23:00:00.000Z' });
    expect(tool.purchaseDate).toMatch(/^2026-01-16/);
  });

  test.each(['', null, undefined])('a tool is added with %j in everything that is optional', async (nothing) => {
    const tool = await givenTool(day, {
      description: nothing,
      reference: nothing,
      purchaseDate: nothing,
      purchasePrice: nothing,
      nextCalibration: nothing,
      lastFix: nothing,
      excludedUsers: nothing === '' ? [] : nothing,
    });
    expect([tool.description, tool.reference, tool.purchaseDate, tool.purchasePrice]).toEqual(['', '', null, null]);
  });

  test('the lists answer tools as cards show them, and a tool by its id is whole', async () => {
    const { boss, marta } = day;
    const { id } = await givenTool(day, { name: 'Gato' });
    granted(await marta.calls.useTool(id));
    const held = granted(await boss.calls.toolsInUse(marta.user.id));
    expect(held.map((tool) => tool.id)).toContain(id);
    granted(await marta.calls.useTool(id));
    expect(granted(await boss.calls.toolsInUse(marta.user.id)).map((tool) => tool.id)).not.toContain(id);
    const listed = granted(await boss.calls.tools()).find((tool) => tool.id === id);
    for (const tool of [held[0], listed]) expectFields(tool ?? {}, fieldsOf.toolCard);
    expectFields(granted(await boss.calls.tool(id)), fieldsOf.tool);
  });

  test('a tool is sent back as it came, and a PUT with one field changes that field', async () => {
    const { boss, pedro } = day;
    const more = { reference: 'T-1', description: 'Rojo', purchaseDate: '2026-01-15', purchasePrice: 80 };
    const { id } = await givenTool(day, { ...more, excludedUsers: [pedro.user.id] });
    const tool = granted(await boss.calls.tool(id));
    granted(await boss.calls.changeTool({ ...tool, name: 'Taladro rojo' }));
    const { name, description, reference, purchaseDate, purchasePrice, fileName, excludedUsers } = granted(
      await boss.calls.changeTool({ id, description: '' }),
    );
    expect([name, description]).toEqual(['Taladro rojo', '']);
    expect({ reference, purchaseDate, purchasePrice, fileName, excludedUsers }).toEqual({
      reference: tool.reference,
      purchaseDate: tool.purchaseDate,
      purchasePrice: tool.purchasePrice,
      fileName: tool.fileName,
      excludedUsers: [pedro.user.id],
    });
    expect(granted(await boss.calls.changeTool({ id, purchaseDate: null, purchasePrice: null }))).toMatchObject({
      purchaseDate: null,
      purchasePrice: null,
      reference: 'T-1',
    });
    expect(granted(await pedro.calls.tools()).map((other) => other.id)).not.toContain(id);
  });

  test('a locker is added, changed, used by a tool, released and deleted', async () => {
    const { boss, accountId } = day;
    const identifierValue = crypto.randomUUID().slice(0, 8);
    const body = { id: null, identifierValue, identifier: null, lockerSize: 3, useType: 'Tool' };
    const locker = granted(await boss.calls.addLocker({ ...body, status: 'Available', useId: null }));
    expectFields(locker, fieldsOf.locker);
    expect(locker).toMatchObject({ accountId, identifierValue, lockerSize: 3, status: 'Available', useId: null });
    const listed = granted(await boss.calls.lockers()).find(({ id }) => id === locker.id);
    expect(granted(await boss.calls.changeLocker({ ...listed, lockerSize: 4 }))).toMatchObject({ lockerSize: 4 });
    const renamed = granted(await boss.calls.changeLocker({ id: locker.id, identifier: 'Fondo' }));
    expect(renamed).toMatchObject({ identifierValue, identifier: 'Fondo', lockerSize: 4, useType: 'Tool' });

    const tool = await givenTool(day);
    const used = granted(await boss.calls.useLocker(locker.id, tool.id));
    expect([used.status, used.useId]).toEqual(['InUse', tool.id]);
    expect(granted(await boss.calls.tool(tool.id)).lockerId).toBe(locker.id);
    expect(granted(await boss.calls.useLocker(locker.id, null))).toMatchObject({ status: 'Available', useId: null });
    expect(granted(await boss.calls.setToolLocker(tool.id, locker.id)).lockerId).toBe(locker.id);
    expect(granted(await boss.calls.setToolLocker(tool.id, null)).lockerId).toBeNull();
    granted(await boss.calls.deleteLocker(locker.id));
    expect(granted(await boss.calls.lockers()).map(({ id }) => id)).not.toContain(locker.id);
  });
};
