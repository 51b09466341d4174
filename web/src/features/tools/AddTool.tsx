import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';

export const AddTool = () => {
  const { t } = useTranslation();
  return (
    <ButtonLink to="/dashboard/tool" variant="accent" leftSection={<IconPlus size={20} />}>
      {t('tools.add')}
    </ButtonLink>
  );
};
