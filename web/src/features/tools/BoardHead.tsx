import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { FilterPills } from '../../ui/forms/FilterPills.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import type { ToolCounts } from './api.ts';
import { countsText } from './counts-text.ts';
import { type Part, parts, toneOfPart } from './parts.ts';
import classes from './ToolsBoard.module.css';

type Props = {
  counts: ToolCounts | undefined;
  q: string;
  part: Part;
  search: (words: string) => void;
  choose: (part: Part) => void;
  add: ReactNode;
};

/** How many tools there are, and how one finds some of them. */
export const BoardHead = ({ counts, q, part, search, choose, add }: Props) => {
  const { t } = useTranslation();
  const options = parts.map((value) => ({ value, label: t(`tools.shows.${value}`), tone: toneOfPart[value] }));
  return (
    <>
      <PageHead title={t('tools.title')} lead={counts ? countsText(t, counts) : t('tools.lead')}>
        {add}
      </PageHead>
      <div className={classes.finding}>
        <SearchField label={t('tools.search')} value={q} onSearch={search} />
        <FilterPills label={t('tools.show')} options={options} value={part} onChange={choose} />
      </div>
    </>
  );
};
