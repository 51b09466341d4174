import { IconCar, IconFilterOff, IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button, buttonLook } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type Filter, noFilter } from './filter.ts';

type Props = { accountId: string; filter: Filter; showAll: () => void };

export const NoCheckIns = ({ accountId, filter, showAll }: Props) => {
  const { t } = useTranslation();
  const { q } = filter;
  if (Object.entries(noFilter).every(([name, value]) => filter[name as keyof Filter] === value))
    return (
      <EmptyState icon={<IconCar size={36} />} title={t('checkIns.empty')} lead={t('checkIns.emptyLead')}>
        <a {...buttonLook({ variant: 'default' })} href={`/check-in/${accountId}`} target="_blank" rel="noopener">
          {t('checkIns.openPage')}
        </a>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={q ? <IconSearch size={36} /> : <IconFilterOff size={36} />}
      title={q ? t('checkIns.noMatch', { words: q }) : t('checkIns.noneSo')}
      lead={t(q ? 'checkIns.noMatchLead' : 'checkIns.noneSoLead')}
    >
      <Button variant="default" onClick={showAll}>
        {t('checkIns.showAll')}
      </Button>
    </EmptyState>
  );
};
