import { IconAlertTriangle } from '@tabler/icons-react';
import type { Translate } from '../i18n/translation.ts';
import { tell } from './tell.ts';

/** Bad news about an act that has no place of its own to say it, long enough to be read. */
export const complain = (t: Translate, message: string) =>
  void tell({
    message,
    color: 'red.7',
    icon: <IconAlertTriangle size={20} />,
    autoClose: 8000,
    role: 'alert',
    closeButtonProps: { 'aria-label': t('shell.close') },
  });
