import { failureText } from '../../i18n/failure-text.ts';
import { type TextKey, useTranslation } from '../../i18n/translation.ts';
import { Notice } from './Notice.tsx';

type Props = { error: unknown; fallback: TextKey };

/** Says in words why something was refused; nothing when nothing was. */
export const FailureNotice = ({ error, fallback }: Props) => {
  const { t } = useTranslation();
  return error ? <Notice kind="bad">{failureText(t, error, fallback)}</Notice> : null;
};
