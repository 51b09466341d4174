import type { Notice } from '@llave/contract/notices';
import type { Translate } from '../../i18n/translation.ts';
import { fullName } from '../../lib/full-name.ts';

/** What happened, and by whom. */
export const noticeText = (t: Translate, { kind, tool, person }: Notice) =>
  t(`notices.${kind}`, { tool: tool.name, name: person ? fullName(person) : t('notices.somebody') });
