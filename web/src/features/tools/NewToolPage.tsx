import { useTranslation } from '../../i18n/translation.ts';

export const NewToolPage = () => {
  const { t } = useTranslation();
  return <h1>{t('tool.title')}</h1>;
};
