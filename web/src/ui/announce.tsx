import { IconCheck } from '@tabler/icons-react';
import type { Translate } from '../i18n/translation.ts';
import { tell } from './tell.ts';

/** Good news that needs no answer, for a few seconds. */
export const announce = (t: Translate, message: string, milliseconds = 4_000) =>
  void tell({
    message,
    autoClose: milliseconds,
    color: 'teal.9',
    icon: <IconCheck size={20} />,
    closeButtonProps: { 'aria-label': t('shell.close') },
  });
