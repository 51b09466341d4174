import { AppError } from '@llave/contract/errors';
import type { LockedTool } from './visibility.ts';

/** Says who has it, so that a stale page knows. */
export const refuseHeld = ({ holder_id }: LockedTool) => {
  if (holder_id) throw new AppError('toolHeld', { holder: holder_id });
};

export const refuseLent = ({ loan_name }: LockedTool) => {
  if (loan_name) throw new AppError('toolLentOut', { loan: loan_name });
};

export const refuseRetired = ({ retired_at }: LockedTool) => {
  if (retired_at) throw new AppError('toolRetired');
};

/** Nobody gets a tool that is blocked or retired. */
export const refuseUnusable = (tool: LockedTool) => {
  refuseRetired(tool);
  if (tool.blocked_at) throw new AppError('toolBlocked');
};
