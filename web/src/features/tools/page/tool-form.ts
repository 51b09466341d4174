import { type ToolForm, toolForm } from '@llave/contract/tool-forms';
import type { Tool } from '@llave/contract/tools';
import type { Schema } from '../../../lib/form-values.ts';
import { readPrice, typedPrice } from '../../../lib/prices.ts';

/** What one types about a tool, before dates and prices are read from it. */
export type ToolValues = {
  name: string;
  reference: string;
  description: string;
  purchaseDate: string;
  purchasePrice: string;
  img: string | null;
  excludedUsers: string[];
};

/** In the order in which the page shows them. */
export const toolFields = [
  'img',
  'name',
  'reference',
  'description',
  'purchaseDate',
  'purchasePrice',
  'excludedUsers',
] as const;
export type ToolField = (typeof toolFields)[number];

export const noTool: ToolValues = {
  name: '',
  reference: '',
  description: '',
  purchaseDate: '',
  purchasePrice: '',
  img: null,
  excludedUsers: [],
};

export const valuesOf = (tool: Tool): ToolValues => ({
  name: tool.name,
  reference: tool.reference,
  description: tool.description,
  purchaseDate: tool.purchaseDate ?? '',
  purchasePrice: typedPrice(tool.purchasePrice),
  img: tool.img,
  excludedUsers: tool.excludedUsers.toSorted(),
});

export const formOf = ({ purchaseDate, purchasePrice, img, ...values }: ToolValues): ToolForm => ({
  ...values,
  img: img as string,
  purchaseDate: purchaseDate || null,
  purchasePrice: readPrice(purchasePrice),
});

/** The contract's rules, for what was typed. */
export const toolSchema: Schema = { safeParse: (values) => toolForm.safeParse(formOf(values as ToolValues)) };

/** Who holds it cannot be excluded: said where the people are. */
export const toolBlame = { toolHeld: { excludedUsers: 'excludedHolds' } };
