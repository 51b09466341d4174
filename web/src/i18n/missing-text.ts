import type { FieldErrors } from '../lib/forms/form-values.ts';
import { ruleText } from './failure-text.ts';
import type { Translate } from './translation.ts';

/** What has to be put right before a form can be sent; nothing when it can. */
export const missingText = (t: Translate, broken: FieldErrors) =>
  [...new Set(Object.values(broken))].map((code) => ruleText(t, code)).join(' · ') || undefined;
