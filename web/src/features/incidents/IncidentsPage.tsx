import { useTranslation } from '../../i18n/translation.ts';

export const IncidentsPage = () => {
  const { t } = useTranslation();
  return <h1>{t('incidents.title')}</h1>;
};
