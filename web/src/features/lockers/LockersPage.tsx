import { useTranslation } from '../../i18n/translation.ts';

export const LockersPage = () => {
  const { t } = useTranslation();
  return <h1>{t('lockers.title')}</h1>;
};
