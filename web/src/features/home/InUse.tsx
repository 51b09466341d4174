import type { Today } from '@llave/contract/today';
import type { User } from '@llave/contract/users';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { ToolLineCard } from '../tools/cards/ToolLineCard.tsx';
import { HomeList } from './HomeList.tsx';

type Props = { inUse: NonNullable<Today['workshop']>['inUse']; me: User };

/** Who has what, and since when. */
export const InUse = ({ inUse: { items, total }, me }: Props) => {
  const { t } = useTranslation();
  const rest = total > items.length && (
    <Link to="/dashboard/tools" search={{ show: 'inUse' }}>
      {t('day.all', { count: total })}
    </Link>
  );
  return (
    <HomeList title={t('home.inUse')} items={items} empty={t('home.inUseEmpty')} link={rest}>
      {(tool) => <ToolLineCard tool={tool} me={me} />}
    </HomeList>
  );
};
