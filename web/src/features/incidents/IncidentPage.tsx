import { useTranslation } from '../../i18n/translation.ts';

export const IncidentPage = () => {
  const { t } = useTranslation();
  return <h1>{t('incidents.title')}</h1>;
};
