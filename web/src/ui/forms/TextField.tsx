import type { ComponentProps } from 'react';
import { ruleText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { TextInput } from './TextInput.tsx';

type Props = Omit<ComponentProps<typeof TextInput>, 'error'> & { error?: string | undefined };

/** A line of text; `error` is the code of the rule it breaks. */
export const TextField = ({ error, ...props }: Props) => {
  const { t } = useTranslation();
  return <TextInput {...props} error={ruleText(t, error)} />;
};
