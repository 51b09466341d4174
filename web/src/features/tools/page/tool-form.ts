import { type ToolForm, toolForm } from '@llave/contract/tool-forms';
import type { Tool } from '@llave/contract/tools';
import { formFields } from '../../../lib/forms/form-fields.ts';
import type { Schema } from '../../../lib/forms/form-values.ts';
import { readPrice, typedPrice } from '../../../lib/text/prices.ts';

/** What one types about a tool, before dates and prices are read from it, in the order in which the page shows it. */
const typed = formFields<Tool, ToolForm>()({
  img: { empty: null as string | null, of: (tool) => tool.img },
  name: { empty: '', of: (tool) => tool.name },
  reference: { empty: '', of: (tool) => tool.reference },
  categoryId: { empty: '', of: (tool) => tool.categoryId ?? '' },
  description: { empty: '', of: (tool) => tool.description },
  purchaseDate: { empty: '', of: (tool) => tool.purchaseDate ?? '' },
  purchasePrice: { empty: '', of: (tool) => typedPrice(tool.purchasePrice) },
  excludedUsers: { empty: [] as string[], of: (tool) => tool.excludedUsers.toSorted() },
});

export const toolFields = typed.names;
export const noTool = typed.empty;
export const valuesOf = typed.of;
export type ToolValues = typeof noTool;
export type ToolField = keyof ToolValues;

export const formOf = ({ categoryId, purchaseDate, purchasePrice, img, ...values }: ToolValues): ToolForm => ({
  ...values,
  img: img as string,
  categoryId: categoryId || null,
  purchaseDate: purchaseDate || null,
  purchasePrice: readPrice(purchasePrice),
});

/** The contract's rules, for what was typed. */
export const toolSchema: Schema = { safeParse: (values) => toolForm.safeParse(formOf(values as ToolValues)) };

/** Who holds it cannot be excluded: said where the people are. */
export const toolBlame = { toolHeld: { excludedUsers: 'excludedHolds' } };
