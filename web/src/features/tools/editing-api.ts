import type { AttachmentForm, CalibrationForm, ToolForm } from '@llave/contract/tool-forms';
import {
  addToolFile,
  calibrateTool,
  changeTool,
  createTool,
  deleteTool,
  drawToolPicture,
  removeToolFile,
  retireTool,
  setToolLocker,
  type Tool,
} from '@llave/contract/tools';
import { call } from '../../lib/calls/call.ts';
import { queries } from '../../lib/calls/queries.ts';
import { known, left } from './api.ts';

export const addTool = async (form: ToolForm) => known(await call(createTool, { body: form }));

/** A picture for a tool that has no photo yet. */
export const drawPicture = (categoryId: string) => call(drawToolPicture, { body: { categoryId: categoryId || null } });

export const saveTool = async (id: string, form: ToolForm, version: number) =>
  known(await call(changeTool, { body: { ...form, id, version } }));

export const removeTool = async ({ id, accountId }: Tool) => {
  await call(deleteTool, { params: { id, accountId } });
  left(id);
};

export const retire = async ({ id, accountId }: Tool) => {
  known(await call(retireTool, { params: { id, accountId } }));
  left(id);
};

export const calibrate = async ({ id, accountId }: Tool, form: CalibrationForm) =>
  known(await call(calibrateTool, { params: { id, accountId }, body: form }));

export const addFile = async ({ id }: Tool, form: AttachmentForm) =>
  known(await call(addToolFile, { params: { id }, body: form }));

export const removeFile = async ({ id }: Tool, fileName: string) =>
  known(await call(removeToolFile, { params: { id, fileName } }));

/** Whether it worked or not, which lockers are free is asked again. */
export const setLocker = async ({ id }: Tool, lockerId: string | null) => {
  try {
    return known(await call(setToolLocker, { params: { id }, body: { lockerId } }));
  } finally {
    void queries.invalidateQueries({ queryKey: ['locker'] });
  }
};
