import type { User } from '@llave/contract/users';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useTools } from '../tools/api.ts';
import { ToolLineCard } from '../tools/cards/ToolLineCard.tsx';
import classes from './FindTool.module.css';
import { HomeList } from './HomeList.tsx';

const everything = {};
const [atFirst, found] = [8, 24];

/** The board in short: what one looks for comes up while one types. */
export const FindTool = ({ me }: { me: User }) => {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const list = useTools(me.accountId, q, everything);
  const most = q ? found : atFirst;
  return (
    <div className={classes.find}>
      <HomeList
        title={t('home.search')}
        list={list}
        failed="tools.failed"
        most={most}
        head={<SearchField label={t('home.searchLabel')} value={q} onSearch={setQ} />}
        empty={q ? t('home.noMatch', { words: q }) : t('home.noTools')}
      >
        {(tool) => <ToolLineCard tool={tool} me={me} />}
      </HomeList>
      {(list.items?.length ?? 0) > most && (
        <ButtonLink to="/dashboard/tools" search={{ q }} variant="default" fullWidth>
          {t(q ? 'home.seeMatches' : 'home.seeAll')}
        </ButtonLink>
      )}
    </div>
  );
};
