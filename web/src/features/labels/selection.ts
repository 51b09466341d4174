import { maxLabels } from '@llave/contract/labels';
import { isId } from '../../lib/text/is-id.ts';

/** The tools that a link names, each once and no more than are made at once. */
export const idsIn = (tools = ''): string[] =>
  [...new Set(tools.toLowerCase().split(','))].filter(isId).slice(0, maxLabels);

/** Those chosen with these as well, as far as there is room. */
export const withAll = (chosen: string[], more: string[]): string[] =>
  [...new Set([...chosen, ...more])].slice(0, maxLabels);

export const toggled = (chosen: string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : withAll(chosen, [id]);
