import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { ruleText } from '../i18n/failure-text.ts';
import { useTranslation } from '../i18n/translation.ts';
import classes from './PasswordField.module.css';

type Props = Omit<PasswordInputProps, 'error'> & { error?: string | undefined };

/** A password that can be shown; `error` is the code of the rule it breaks. */
export const PasswordField = ({ error, ...props }: Props) => {
  const { t } = useTranslation();
  const toggle = { 'aria-label': t('authentication.showPassword'), tabIndex: 0, className: classes.toggle };
  return (
    <PasswordInput {...props} error={ruleText(t, error)} rightSectionWidth={46} visibilityToggleButtonProps={toggle} />
  );
};
