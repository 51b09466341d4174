import * as categoryCalls from '@llave/contract/tool-categories';
import * as calls from '@llave/contract/tools';
import { route } from '../../http/route.ts';
import { add, remove as removeFile } from './attachments.ts';
import { calibrate } from './calibrations.ts';
import { changeCategory, createCategory, deleteCategory, listCategories } from './categories.ts';
import { drawOne, giveDrawn } from './drawn-pictures.ts';
import { block, change, create, remove, retire, setLocker, unblock } from './lifecycle.ts';
import { assign, lend, reassign, request, takeLoanBack, use } from './loans.ts';
import { count, list, listHeld, read } from './queries.ts';

export const toolRoutes = [
  route(calls.listTools, list),
  route(calls.countTools, count),
  route(calls.listHeldTools, listHeld),
  route(calls.getTool, read),
  route(calls.createTool, create),
  route(calls.drawToolPicture, giveDrawn, drawOne),
  route(calls.changeTool, change),
  route(calls.useTool, use),
  route(calls.requestTool, request),
  route(calls.assignTool, assign),
  route(calls.reassignTool, reassign),
  route(calls.lendTool, lend),
  route(calls.returnLoan, takeLoanBack),
  route(calls.setToolLocker, setLocker),
  route(calls.blockTool, block),
  route(calls.unblockTool, unblock),
  route(calls.retireTool, retire),
  route(calls.deleteTool, remove),
  route(calls.calibrateTool, calibrate),
  route(calls.addToolFile, add),
  route(calls.removeToolFile, removeFile),
  route(categoryCalls.listToolCategories, listCategories),
  route(categoryCalls.createToolCategory, createCategory),
  route(categoryCalls.changeToolCategory, changeCategory),
  route(categoryCalls.deleteToolCategory, deleteCategory),
];
