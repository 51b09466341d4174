import { addToolFile, getTool } from '@llave/contract/tools';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { givenFile, givenTool } from '../../test/given.ts';
import { givenWorld } from '../../test/given-world.ts';
import { pdf, phonePhoto, picture, seeThrough } from '../../test/samples.ts';
import { newName, uploading } from '../../test/uploading.ts';
import type { Member } from '../../test/world.ts';
import { readLogo } from './logo.ts';

const world = givenWorld();
const files = uploading(world);
let admin: Member;
beforeAll(async () => {
  admin = await world.company();
});

const formats = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif' } as const;

const stored = async (content: Buffer, ending: string) => {
  const fileName = newName(ending);
  expect((await files.put(await files.address(admin, fileName), content)).status).toBe(201);
  const { reply } = await files.fetch(admin, fileName);
  return { fileName, reply, found: await sharp(reply.rawPayload).metadata() };
};

test.each(
  Object.entries(formats).flatMap(([ending, format]) =>
    (['jpeg', 'png', 'webp', 'gif'] as const).map((sent) => [ending, sent, format] as const),
  ),
)('a picture named .%s that comes as %s is kept and given back as %s, in name, type and bytes', async (...named) => {
  const [ending, sent, format] = named;
  const { fileName, reply, found } = await stored(await picture(80, 60)[sent]().toBuffer(), ending);
  expect(found).toMatchObject({ format, width: 80, height: 60 });
  expect(reply.headers).toMatchObject({
    'content-type': `image/${format}`,
    'content-disposition': `inline; filename="${fileName}"`,
  });
});

test.each(Object.keys(formats))(
  'a phone’s photo named .%s is upright, bounded, and says nothing else',
  async (ending) => {
    const { found } = await stored(await phonePhoto(), ending);
    expect(found).toMatchObject({ width: 600, height: 800 });
    expect(found.exif).toBeUndefined();
    const large = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#12355b' } })
      .jpeg()
      .toBuffer();
    expect((await stored(large, ending)).found).toMatchObject({ width: 2560, height: 640 });
  },
);

test('what can be seen through is white where the name says JPEG, and stays so in a PNG', async () => {
  const [flat, clear] = [await stored(await seeThrough(), 'jpg'), await stored(await seeThrough(), 'png')];
  expect((await sharp(clear.reply.rawPayload).stats()).isOpaque).toBe(false);
  const [red] = (await sharp(flat.reply.rawPayload).stats()).channels;
  expect(red?.mean).toBeGreaterThan(120);
});

test.each([
  ['Foto.PNG', 'jpg', 'Foto.jpg'],
  ['Foto.JPEG', 'jpg', 'Foto.JPEG'],
  ['esquema.webp', 'png', 'esquema.png'],
  ['croquis', 'gif', 'croquis.gif'],
  ['v2.1 final', 'pdf', 'v2.1 final.pdf'],
  ['Manual.pdf', 'pdf', 'Manual.pdf'],
])('the attachment %s of a .%s is handed back as %s', async (originalName, ending, expected) => {
  const tool = await givenTool(world, admin);
  const content = ending === 'pdf' ? pdf() : await picture(40, 30).png().toBuffer();
  const fileName = await givenFile(world, admin, 'document', content, ending);
  const body = { fileName, originalName, fileType: 'technicalInfo' };
  await world.call(addToolFile, { params: { id: tool.id }, token: admin.token, body });
  const read = await world.call(getTool, { params: { id: tool.id }, token: admin.token });
  expect(read.body.attachments).toMatchObject([{ fileName, originalName: expected }]);
});

test('one that was kept under another name than it is, before names were minded, gets the right one too', async () => {
  const fileName = (await stored(await picture(40, 30).jpeg().toBuffer(), 'png')).fileName;
  await sql`update files set content_type = 'image/jpeg' where file_name = ${fileName}`.execute(world.database.owner);
  const { reply } = await files.fetch(admin, fileName);
  expect(reply.headers['content-disposition']).toBe(`inline; filename="${fileName.replace('.png', '.jpg')}"`);
});

test.each(['webp', 'gif', 'png', 'jpg'])('a .%s logo is one that papers can be drawn with', async (ending) => {
  const { fileName } = await stored(await seeThrough(), ending);
  const logo = await readLogo(world.services.storage, { account_id: admin.accountId, logo: fileName });
  expect((await sharp(logo).metadata()).format).toMatch(/^(png|jpeg)$/);
});
