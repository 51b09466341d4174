import { IconCar, IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';

type Props = { looked: boolean; manages: boolean; showAll: () => void };

/** In the place of the rows: nothing of what was looked for, or no vehicle at all. */
export const NothingHere = ({ looked, manages, showAll }: Props) => {
  const { t } = useTranslation();
  if (looked)
    return (
      <EmptyState icon={<IconSearch size={36} />} title={t('timeline.noMatch')} lead={t('timeline.noMatchLead')}>
        <Button variant="default" onClick={showAll}>
          {t('bookings.showAll')}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState icon={<IconCar size={36} />} title={t('vehicles.empty')} lead={t('vehicles.emptyLead')}>
      {manages && (
        <ButtonLink to="/dashboard/vehicle" variant="default">
          {t('vehicles.add')}
        </ButtonLink>
      )}
    </EmptyState>
  );
};
