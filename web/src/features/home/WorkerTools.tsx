import type { Today } from '@llave/contract/today';
import type { User } from '@llave/contract/users';
import { type FocusEvent, useId, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import unseen from '../../ui/signs/unseen.module.css';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { useTools } from '../tools/api.ts';
import { ToolLineCard } from '../tools/cards/ToolLineCard.tsx';
import { HomeList } from './HomeList.tsx';
import classes from './WorkerTools.module.css';

/** Where a keyboard takes half of the screen, the field goes to its top, and what is found has the rest. */
const moveUp = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
  if (target instanceof HTMLInputElement && matchMedia('(max-width: 699px)').matches) currentTarget.scrollIntoView();
};

const everything = {};
const [atFirst, most] = [8, 24];

type Props = { me: User; workshop: Today['workshop'] | undefined };

/**
 * The tools of somebody who uses them. What one looks for comes up right below the field, above a phone's keyboard; one's own
 * come next, and then the board in short.
 */
export const WorkerTools = ({ me, workshop }: Props) => {
  const { t } = useTranslation();
  const title = useId();
  const [q, setQ] = useState('');
  const list = useTools(me.accountId, q, everything);
  const items = list.items ?? [];
  const lines = { items: items.slice(0, q ? most : atFirst), searching: list.searching };
  const all = items.length > lines.items.length && (
    <ButtonLink to="/dashboard/tools" search={{ q }} variant="default" fullWidth>
      {t(q ? 'home.seeMatches' : 'home.seeAll')}
    </ButtonLink>
  );
  return (
    <>
      <section className={classes.find} aria-labelledby={title} onFocus={moveUp} data-looking={q !== '' || undefined}>
        <h2 id={title} className={unseen.unseen}>
          {t('home.search')}
        </h2>
        <SearchField label={t('home.searchLabel')} value={q} onSearch={setQ} />
        {list.error && <ErrorState error={list.error} fallback="tools.failed" retry={list.retry} />}
        {q && list.items && (
          <HomeList title={t('home.found')} untitled {...lines} empty={t('home.noMatch', { words: q })}>
            {(tool) => <ToolLineCard tool={tool} me={me} />}
          </HomeList>
        )}
        {q && all}
      </section>
      {workshop && (
        <HomeList title={t('home.mine')} items={workshop.mine.items} empty={t('home.mineEmpty')}>
          {(tool) => <ToolLineCard tool={tool} me={me} />}
        </HomeList>
      )}
      {!q && list.items && (
        <div className={classes.board}>
          <HomeList title={t('home.board')} {...lines} empty={t('home.noTools')}>
            {(tool) => <ToolLineCard tool={tool} me={me} />}
          </HomeList>
          {all}
        </div>
      )}
    </>
  );
};
