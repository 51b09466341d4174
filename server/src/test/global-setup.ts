import { makeTemplate } from './template.ts';

export const setup = makeTemplate;
