/** What a tool is, as the rules of the specification say it; people and lockers by their number, person 0 is the admin. */
export type ToolModel = {
  holder?: number;
  asked?: number;
  locker?: number;
  lent: boolean;
  blocked: boolean;
  retired: boolean;
  deleted: boolean;
  /** Numbers of its open incidents, oldest first. */
  open: number[];
};

/** Several tools, which share the lockers and the count of incidents. */
export type Model = { tools: ToolModel[]; incidents: number };

export type Act = { kind: Kind; tool: number; by: number; to: number };

const adminOnly = [
  'reassign',
  'take',
  'lend',
  'unlend',
  'block',
  'unblock',
  'retire',
  'delete',
  'close',
  'store',
  'unstore',
] as const;
export const kinds = ['pickup', 'return', 'ask', 'drop', 'assign', 'report', ...adminOnly] as const;
export type Kind = (typeof kinds)[number];

export const newTool = (): ToolModel => ({ lent: false, blocked: false, retired: false, deleted: false, open: [] });

/** The status the act must be answered with; changes the model when it succeeds. */
export const apply = (model: Model, { kind, tool: at, by, to }: Act): number => {
  const tool = model.tools[at] as ToolModel;
  if (adminOnly.some((reserved) => reserved === kind) && by !== 0) return 403;
  if (tool.deleted) return 404;
  return rules[kind](tool, { by, to, model });
};

type Rule = (tool: ToolModel, act: { by: number; to: number; model: Model }) => number;

const isFree = (tool: ToolModel) => tool.holder === undefined && !tool.lent;
const isUsable = (tool: ToolModel) => !tool.blocked && !tool.retired;

const give = (tool: ToolModel, person: number | undefined) => {
  tool.holder = person;
  tool.asked = undefined;
  return 200;
};

const becomes = (tool: ToolModel, change: Partial<ToolModel>) => {
  Object.assign(tool, change);
  return 200;
};

const rules: Record<Kind, Rule> = {
  pickup: (tool, { by }) => {
    if (tool.holder === by) return 200;
    return isUsable(tool) && isFree(tool) ? give(tool, by) : 409;
  },
  return: (tool, { by }) => {
    if (tool.holder === by) return give(tool, undefined);
    return tool.holder === undefined ? 200 : 409;
  },
  ask: (tool, { by }) => {
    const another = tool.asked !== undefined && tool.asked !== by;
    return tool.holder === undefined || tool.holder === by || another ? 409 : becomes(tool, { asked: by });
  },
  drop: (tool, { by }) => {
    if (tool.asked === undefined) return 200;
    return by === 0 || by === tool.asked || by === tool.holder ? becomes(tool, { asked: undefined }) : 403;
  },
  assign: (tool, { by, to }) => {
    if (tool.holder === by) return tool.asked === to && isUsable(tool) ? give(tool, to) : 409;
    if (by !== 0) return 403;
    return isFree(tool) && isUsable(tool) ? give(tool, to) : 409;
  },
  reassign: (tool, { to }) => {
    if (tool.holder === to) return 200;
    return isUsable(tool) && !tool.lent ? give(tool, to) : 409;
  },
  take: (tool) => give(tool, undefined),
  lend: (tool) => (isUsable(tool) && isFree(tool) ? becomes(tool, { lent: true }) : 409),
  unlend: (tool) => becomes(tool, { lent: false }),
  block: (tool) => becomes(tool, { blocked: true }),
  unblock: (tool) => becomes(tool, { blocked: false }),
  retire: (tool) => {
    if (tool.retired) return 200;
    return isFree(tool) ? becomes(tool, { retired: true, locker: undefined }) : 409;
  },
  delete: (tool) =>
    isFree(tool) && tool.open.length === 0 ? becomes(tool, { deleted: true, locker: undefined }) : 409,
  report: (tool, { model }) => {
    if (tool.retired) return 409;
    tool.open.push(model.incidents);
    model.incidents += 1;
    return 200;
  },
  close: (tool) => {
    const closed = tool.open.shift();
    return closed === undefined ? 404 : 200;
  },
  store: (tool, { to, model }) => {
    if (tool.retired) return 409;
    const taken = model.tools.some((other) => other !== tool && other.locker === to);
    return taken ? 409 : becomes(tool, { locker: to });
  },
  unstore: (tool) => (tool.retired ? 409 : becomes(tool, { locker: undefined })),
};
