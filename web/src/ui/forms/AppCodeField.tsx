import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { TextField } from './TextField.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'label'>;

/** The code that somebody's app shows, first in a dialog. */
export const AppCodeField = (props: Props) => {
  const { t } = useTranslation();
  return (
    <TextField
      {...props}
      label={t('authentication.second.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      data-autofocus
    />
  );
};
