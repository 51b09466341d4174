import type { User } from '@llave/contract/users';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { FilterPills } from '../../ui/forms/FilterPills.tsx';
import { FilterSelect } from '../../ui/forms/FilterSelect.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import type { ToolCounts } from './api.ts';
import { categoriesQuery } from './categories/api.ts';
import { countsText } from './counts-text.ts';
import { type Filter, parts, toneOfPart } from './filter.ts';
import classes from './ToolsBoard.module.css';

type Props = {
  me: User;
  counts: ToolCounts | undefined;
  filter: Filter;
  show: (filter: Filter) => void;
  /** What can be done with all of them. */
  children: ReactNode;
};

/** How many tools there are, and how one finds some of them. */
export const BoardHead = ({ me, counts, filter, show, children }: Props) => {
  const { t } = useTranslation();
  const { data: categories = [] } = useQuery(categoriesQuery(me.accountId));
  const options = parts.map((value) => ({ value, label: t(`tools.shows.${value}`), tone: toneOfPart[value] }));
  return (
    <>
      <PageHead title={t('tools.title')} lead={counts ? countsText(t, counts) : t('tools.lead')}>
        {children}
      </PageHead>
      <div className={classes.finding}>
        <div className={classes.search}>
          <SearchField label={t('tools.search')} value={filter.q} onSearch={(q) => show({ ...filter, q })} />
          {categories.length > 0 && (
            <FilterSelect
              label={t('tools.category')}
              all={t('tools.anyCategory')}
              options={categories.map(({ id, name }) => ({ value: id, label: name }))}
              value={filter.category}
              onChange={(category) => show({ ...filter, category })}
            />
          )}
        </div>
        <FilterPills
          label={t('tools.show')}
          options={options}
          value={filter.part}
          onChange={(part) => show({ ...filter, part })}
        />
      </div>
    </>
  );
};
