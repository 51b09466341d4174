import { AppError } from '@llave/contract/errors';
import type { printLabels } from '@llave/contract/labels';
import { drawQr } from '../../adapters/qr.ts';
import type { Db } from '../../db/database.ts';
import { keepLinks, revokeLabels } from '../../http/callers/links.ts';
import { newSecret } from '../../http/callers/secrets.ts';
import { drawingBudgets } from '../../http/limits/drawing.ts';
import type { Act, Before } from '../../http/route.ts';
import { mayTouch } from '../tools/visibility.ts';

/** A label stays on its tool for as long as it sticks. */
const years = 10;

type Drawn = { toolId: string; token: string; url: string; qr: string };

/**
 * The codes of tools that are there, one after the other, drawn while no transaction waits for them; they open nothing until
 * the act has kept them.
 */
export const drawCodes: Before<typeof printLabels, Drawn[]> = async (outside, { body }, { me }) => {
  const { config, spend, company } = outside;
  if (!me) throw new AppError('forbidden');
  await spend(drawingBudgets(me));
  const toolIds = [...new Set(body.toolIds)];
  await company(me.accountId).read(({ db }) => refuseMissing(db, toolIds));
  const drawn: Drawn[] = [];
  for (const toolId of toolIds) {
    const token = newSecret(me.accountId);
    const url = `${config.publicUrl}/incident?${new URLSearchParams({ toolId, token })}`;
    const qr = await drawQr(url, { of: me.accountId }, 420);
    drawn.push({ toolId, token, url, qr: qr.toString('base64') });
  }
  return drawn;
};

const refuseMissing = async (db: Db, toolIds: string[]) => {
  const there = await db
    .selectFrom('tools')
    .select('tool_id')
    .where('tool_id', 'in', toolIds)
    .where('deleted_at', 'is', null)
    .execute();
  if (there.length < toolIds.length) throw new AppError('toolNotFound', undefined, 'Tool not found');
};

export const print: Act<typeof printLabels, Drawn[]> = async (scope, { body }, drawn) => {
  const { db, me, now } = scope;
  const tools = await db
    .selectFrom('tools as t')
    .select(['t.tool_id', 't.name', 't.reference'])
    .where('t.tool_id', 'in', body.toolIds)
    .where('t.retired_at', 'is', null)
    .where(mayTouch(scope))
    .forShare()
    .execute();
  const named = new Map(tools.map((tool) => [tool.tool_id, tool]));
  const items = drawn.map(({ toolId, url, qr }) => {
    const tool = named.get(toolId);
    if (!tool) throw new AppError('toolNotFound', undefined, 'Tool not found');
    return { toolId, name: tool.name, reference: tool.reference, url, qr };
  });

  if (body.replace) await revokeLabels(db, body.toolIds, now());
  const expiresAt = new Date(now());
  expiresAt.setFullYear(expiresAt.getFullYear() + years);
  await keepLinks(
    db,
    drawn.map(({ toolId, token }) => ({ toolId, token, incidentId: null, createdBy: me.id, expiresAt })),
  );
  return { items };
};
