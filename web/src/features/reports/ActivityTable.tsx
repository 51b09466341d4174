import { activityActions, type Range } from '@llave/contract/reports';
import { IconActivity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/translation.ts';
import { fullName } from '../../lib/full-name.ts';
import { numberText } from '../../lib/numbers.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { type WideColumn, WideTable } from '../../ui/WideTable.tsx';
import { Answer } from './Answer.tsx';
import { type ActivitySort, inOrder } from './activity-order.ts';
import { activityQuery } from './api.ts';
import { Count } from './Count.tsx';

type Line = ReturnType<typeof inOrder>[number] & { id: string };
type Props = { accountId: string; range: Range; sort: ActivitySort; onSort: (sort: ActivitySort) => void };

export const ActivityTable = ({ accountId, range, sort, onSort }: Props) => {
  const { t, language } = useTranslation();
  const query = useQuery(activityQuery(accountId, range));
  const columns: WideColumn<Line, ActivitySort['by']>[] = [
    {
      key: 'person',
      label: t('reports.activity.person'),
      cell: ({ user }) => (user ? fullName(user) : t('reports.activity.nobody')),
    },
    ...activityActions.map((key) => ({
      key,
      label: t(`reports.activity.${key}`),
      numeric: true,
      cell: ({ counts }: Line) => <Count value={counts[key]} />,
    })),
  ];
  return (
    <Answer query={query} skeleton={<RowsSkeleton />}>
      {({ people, totals }) =>
        activityActions.every((action) => totals[action] === 0) ? (
          <EmptyState
            icon={<IconActivity size={36} />}
            title={t('reports.activity.empty')}
            lead={t('reports.activity.emptyLead')}
          />
        ) : (
          <WideTable
            label={t('reports.tab.activity')}
            columns={columns}
            items={inOrder(people, sort).map((person) => ({ ...person, id: person.user?.id ?? 'nobody' }))}
            sort={sort}
            onSort={onSort}
            foot={[
              t('reports.activity.total'),
              ...activityActions.map((action) => numberText(totals[action], language)),
            ]}
          />
        )
      }
    </Answer>
  );
};
