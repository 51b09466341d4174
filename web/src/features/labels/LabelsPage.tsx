import { useTranslation } from '../../i18n/translation.ts';

export const LabelsPage = () => {
  const { t } = useTranslation();
  return <h1>{t('labels.title')}</h1>;
};
