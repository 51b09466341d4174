import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { PublicFrame } from '../../ui/PublicFrame.tsx';
import { VerifyForm } from './VerifyForm.tsx';

const route = getRouteApi('/verify');

/** Where the code on a signed paper leads: whether its number and its hash belong together. */
export const VerifyPage = () => {
  const { t } = useTranslation();
  const { number = '', code = '' } = route.useSearch();
  usePageTitle(t('verify.title'));
  return (
    <PublicFrame host={null} about={t('verify.title')}>
      <VerifyForm key={`${number} ${code}`} number={number} code={code} />
    </PublicFrame>
  );
};
