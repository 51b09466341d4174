import { useTranslation } from '../../../i18n/translation.ts';
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx';
import { MessagePage } from '../../../ui/layout/MessagePage.tsx';

/** In the place of a tool that is not there for this person. */
export const ToolGone = () => {
  const { t } = useTranslation();
  return (
    <MessagePage title={t('tool.gone')} lead={t('tool.goneLead')}>
      <ButtonLink to="/dashboard/tools">{t('tool.goneBack')}</ButtonLink>
    </MessagePage>
  );
};
