import { AppError } from '@llave/contract/errors';
import { useTranslation } from '../../../i18n/translation.ts';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';

type Props = { error: unknown; what: 'calibrations' | 'files' };

/** Why a calibration or a file was not added; where there is nothing to add it to any more, in its own words. */
export const AddingFailure = ({ error, what }: Props) => {
  const { t } = useTranslation();
  if (error instanceof AppError && error.status === 404)
    return <Notice kind="bad">{t(`tool.${what}.notFound`)}</Notice>;
  return <FailureNotice error={error} fallback={`tool.${what}.failed`} />;
};
