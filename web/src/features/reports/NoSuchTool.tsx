import { IconTool } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

export const NoSuchTool = ({ another }: { another: () => void }) => {
  const { t } = useTranslation();
  return (
    <EmptyState icon={<IconTool size={36} />} title={t('reports.life.missing')} lead={t('reports.life.missingLead')}>
      <Button variant="default" onClick={another}>
        {t('reports.life.another')}
      </Button>
    </EmptyState>
  );
};
