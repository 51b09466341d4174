import {
  changeToolCategory,
  createToolCategory,
  deleteToolCategory,
  listToolCategories,
  type ToolCategory,
} from '@llave/contract/tool-categories';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { changed } from '../../../lib/calls/queries.ts';

export const categoriesQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['toolCategory', 'list', accountId],
    queryFn: ({ signal }) => call(listToolCategories, { params: { accountId } }, { signal }),
  });

export const addCategory = async (name: string) => {
  await call(createToolCategory, { body: { name } });
  changed('toolCategory');
};

export const renameCategory = async ({ id, version }: ToolCategory, name: string) => {
  await call(changeToolCategory, { body: { id, name, version } });
  changed('toolCategory');
};

export const removeCategory = async ({ id }: ToolCategory) => {
  await call(deleteToolCategory, { params: { id } });
  changed('toolCategory');
};
