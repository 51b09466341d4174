import { createHash } from 'node:crypto';
import { AppError } from '@llave/contract/errors';
import type { drawToolPicture } from '@llave/contract/tools';
import { drawnToolSize, drawTool, type ToolDrawing, toolDrawingFor } from '../../adapters/drawn-tools.ts';
import type { Act, Before } from '../../http/route.ts';
import type { Between, MemberScope } from '../../http/scope.ts';
import { downloadUrl } from '../files/addresses.ts';
import { type NewFile, recordFile } from '../files/commands.ts';

type DrawnPicture = NewFile;
export type Drawn = Map<ToolDrawing, DrawnPicture>;

/** Stores a drawing for tools of these categories that have no photo: the same one for all that look alike. */
export const keepDrawn = async ({ storage, accountId }: Between, categories: string[]): Promise<Drawn> => {
  const kept: Drawn = new Map();
  for (const which of new Set(categories.map(toolDrawingFor))) {
    const content = await drawTool(which);
    const sha256 = createHash('sha256').update(content).digest();
    const fileName = `drawn-${which}-${sha256.toString('hex').slice(0, 12)}.webp`;
    await storage.put({ accountId, fileName }, content);
    kept.set(which, { fileName, type: 'image/webp', bytes: content.length, sha256, receipt: sha256, ...drawnToolSize });
  }
  return kept;
};

export const drawnFor = (drawn: Drawn, category: string): DrawnPicture => {
  const picture = drawn.get(toolDrawingFor(category));
  if (!picture) throw new Error(`No picture was drawn for ${category}`);
  return picture;
};

/** Makes them count as files of whoever uses them. */
export const recordDrawn = async ({ db, me }: Pick<MemberScope, 'db' | 'me'>, pictures: DrawnPicture[]) => {
  for (const picture of new Set(pictures))
    await recordFile(db, picture, { purpose: 'image', maxBytes: picture.bytes, sender: { kind: 'user', id: me.id } });
};

export const drawOne: Before<typeof drawToolPicture, DrawnPicture> = async (outside, { body }, { me }) => {
  const company = outside.company(me?.accountId ?? '');
  const { categoryId } = body;
  const category = categoryId
    ? await company.read(({ db }) =>
        db.selectFrom('tool_categories').select('name').where('tool_category_id', '=', categoryId).executeTakeFirst(),
      )
    : { name: '' };
  if (!category) throw new AppError('notFound');
  return drawnFor(await keepDrawn(company, [category.name]), category.name);
};

export const giveDrawn: Act<typeof drawToolPicture, DrawnPicture> = async (scope, _, picture) => {
  await recordDrawn(scope, [picture]);
  const { config, accountId, now } = scope;
  return { img: picture.fileName, imgUrl: downloadUrl(config.secret, accountId, picture.fileName, now()) };
};
