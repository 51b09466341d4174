import { levels } from '@llave/contract/access';
import { AppError } from '@llave/contract/errors';
import type { assignTool, lendTool, reassignTool, requestTool, returnLoan, useTool } from '@llave/contract/tools';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { record } from '../history/record.ts';
import { notify, withdrawNotices } from '../notices/notify.ts';
import { lockUser } from '../users/queries.ts';
import { isExcluded } from './exclusions.ts';
import { readTool } from './queries.ts';
import { refuseHeld, refuseLent, refuseUnusable } from './refusals.ts';
import { type LockedTool, lockTool } from './visibility.ts';

/** Takes the tool or gives it back. What is already so stays so, so that a second click does nothing. */
export const use: Act<typeof useTool> = async (scope, { params, body }) => {
  const tool = await lockTool(scope, params.id);
  const mine = tool.holder_id === scope.me.id;
  const action = body?.action ?? (mine ? 'return' : 'pickup');
  if (action === 'pickup' && !mine) await pickUp(scope, tool);
  if (action === 'return' && mine) await giveBack(scope, tool);
  if (action === 'return' && !mine) refuseHeld(tool);
  return readTool(scope, params.id);
};

/** Asks the holder, for oneself; `null` cancels, or says no. */
export const request: Act<typeof requestTool> = async (scope, { params, body }) => {
  const tool = await lockTool(scope, params.id);
  if (params.userId === 'null') await dropRequest(scope, tool, body?.requestedBy);
  else await ask(scope, tool, params.userId);
  return readTool(scope, params.id);
};

/** The holder says yes to who asked; an admin hands out a free tool. */
export const assign: Act<typeof assignTool> = async (scope, { params }) => {
  const { me } = scope;
  const tool = await lockTool(scope, params.id);
  if (tool.holder_id === me.id) {
    if (tool.requested_by !== params.userId) throw new AppError('toolNotRequested');
    await hand(scope, tool, params.userId, 'reAssigned');
  } else {
    if (!me.isAdmin) throw new AppError('forbidden');
    refuseHeld(tool);
    await hand(scope, tool, params.userId, 'assigned');
  }
  return readTool(scope, params.id);
};

/** An admin gives it from anyone to anyone, or takes it back. */
export const reassign: Act<typeof reassignTool> = async (scope, { params }) => {
  const tool = await lockTool(scope, params.id);
  if (params.userId === 'null') {
    if (tool.holder_id) await giveBack(scope, tool);
  } else if (tool.holder_id !== params.userId) await hand(scope, tool, params.userId, 'adminReassigned');
  return readTool(scope, params.id);
};

/** To someone who is no user. */
export const lend: Act<typeof lendTool> = async (scope, { params, body }) => {
  const tool = await lockTool(scope, params.id);
  refuseUnusable(tool);
  refuseHeld(tool);
  refuseLent(tool);

  await scope.db
    .updateTable('tools')
    .set({ loan_name: body.name, loan_email: body.email, loan_until: body.until ?? null })
    .where('tool_id', '=', params.id)
    .execute();
  await withdrawNotices(scope, { kind: 'toolReturned', toolId: params.id });
  await record(scope, params.id, 'loan', { loan: body });
  return readTool(scope, params.id);
};

export const takeLoanBack: Act<typeof returnLoan> = async (scope, { params }) => {
  const { loan_name: name, loan_email: email } = await lockTool(scope, params.id);
  if (name !== null) {
    await scope.db
      .updateTable('tools')
      .set({ loan_name: null, loan_email: null, loan_until: null })
      .where('tool_id', '=', params.id)
      .execute();
    await record(scope, params.id, 'loanReturned', { loan: { name, email: email ?? '' } });
  }
  return readTool(scope, params.id);
};

const pickUp = async (scope: MemberScope, tool: LockedTool) => {
  refuseUnusable(tool);
  refuseHeld(tool);
  refuseLent(tool);
  await lockUser(scope.db, scope.me.id);
  await setHolder(scope, tool, scope.me.id);
  await withdrawNotices(scope, { kind: 'toolReturned', toolId: tool.tool_id });
  await record(scope, tool.tool_id, 'pickup');
};

const giveBack = async (scope: MemberScope, tool: LockedTool) => {
  await setHolder(scope, tool, null);
  if (tool.requested_by) await notify(scope, [tool.requested_by], { kind: 'toolReturned', toolId: tool.tool_id });
  if (tool.holder_id) await notify(scope, [tool.holder_id], { kind: 'toolTaken', toolId: tool.tool_id });
  await record(scope, tool.tool_id, 'return', { holderBefore: tool.holder_id });
};

const hand = async (
  scope: MemberScope,
  tool: LockedTool,
  userId: string,
  action: 'reAssigned' | 'assigned' | 'adminReassigned',
) => {
  refuseUnusable(tool);
  refuseLent(tool);
  const person = await lockUser(scope.db, userId);
  if (!person.is_admin && (person.tools_role < levels.view || (await isExcluded(scope, tool.tool_id, userId))))
    throw new AppError('personExcluded');

  await setHolder(scope, tool, userId);
  await withdrawNotices(scope, { kind: 'toolReturned', toolId: tool.tool_id });
  await record(scope, tool.tool_id, action, { reAssignedTo: userId, holderBefore: tool.holder_id });
  await notifyOfHanding(scope, tool, userId);
};

/** Who gets it, who asked in vain and who had it: each hears of it, unless they did it. */
const notifyOfHanding = async (
  scope: MemberScope,
  { tool_id: toolId, requested_by, holder_id }: LockedTool,
  userId: string,
) => {
  await notify(scope, [userId], { kind: requested_by === userId ? 'requestGranted' : 'toolGiven', toolId });
  if (requested_by && requested_by !== userId) await notify(scope, [requested_by], { kind: 'requestDeclined', toolId });
  if (holder_id) await notify(scope, [holder_id], { kind: 'toolTaken', toolId });
};

const ask = async (scope: MemberScope, tool: LockedTool, userId: string) => {
  if (userId !== scope.me.id) throw new AppError('forbidden');
  if (!tool.holder_id) throw new AppError('toolFree');
  if (tool.holder_id === userId) throw new AppError('toolHeld', { holder: tool.holder_id });
  if (tool.requested_by && tool.requested_by !== userId) throw new AppError('toolRequested', { by: tool.requested_by });
  await lockUser(scope.db, userId);
  await setRequester(scope, tool, userId);
};

/** From a stale page a no meant for one does not reach another. */
const dropRequest = async (scope: MemberScope, tool: LockedTool, meant?: string) => {
  const { me } = scope;
  if (!tool.requested_by) return;
  if (meant && meant !== tool.requested_by) throw new AppError('toolRequested', { by: tool.requested_by });
  if (!me.isAdmin && me.id !== tool.requested_by && me.id !== tool.holder_id) throw new AppError('forbidden');
  await setRequester(scope, tool, null);
  if (me.id !== tool.requested_by)
    await notify(scope, [tool.requested_by], { kind: 'requestDeclined', toolId: tool.tool_id });
};

const setHolder = ({ db, now }: MemberScope, { tool_id }: LockedTool, userId: string | null) =>
  db
    .updateTable('tools')
    .set({ holder_id: userId, held_since: userId === null ? null : now(), requested_by: null })
    .where('tool_id', '=', tool_id)
    .execute();

const setRequester = ({ db }: MemberScope, { tool_id }: LockedTool, userId: string | null) =>
  db.updateTable('tools').set({ requested_by: userId }).where('tool_id', '=', tool_id).execute();
