import { useTranslation } from '../../i18n/translation.ts';

export const ToolsPage = () => {
  const { t } = useTranslation();
  return <h1>{t('tools.title')}</h1>;
};
