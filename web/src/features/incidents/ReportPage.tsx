import { useTranslation } from '../../i18n/translation.ts';

export const ReportPage = () => {
  const { t } = useTranslation();
  return <h1>{t('report.title')}</h1>;
};
