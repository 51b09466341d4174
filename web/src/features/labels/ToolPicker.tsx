import { maxLabels } from '@llave/contract/labels';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useTools } from '../tools/api.ts';
import { NoTools } from './NoTools.tsx';
import { ToolCheck } from './ToolCheck.tsx';
import classes from './ToolPicker.module.css';
import type { Chosen } from './use-chosen.ts';

type Props = { accountId: string; ids: string[]; chosen: Chosen };

export const ToolPicker = ({ accountId, ids, chosen }: Props) => {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const list = useTools(accountId, q);
  const count = ids.length;
  const full = count >= maxLabels;
  const shown = list.items ?? [];
  return (
    <Panel title={t('labels.choose')}>
      <SearchField label={t('labels.search')} value={q} onSearch={setQ} />
      <div className={classes.bar}>
        <p role="status">{t(full ? 'labels.full' : 'labels.chosen', { count })}</p>
        <Button
          variant="light"
          disabled={full || shown.every(({ id }) => ids.includes(id))}
          onClick={() => chosen.addAll(shown)}
        >
          {t('labels.chooseShown')}
        </Button>
        <Button variant="default" disabled={count === 0} onClick={chosen.clear}>
          {t('labels.clear')}
        </Button>
      </div>
      <div className={classes.scroll}>
        <PagedList list={list} failed="labels.listFailed" skeleton={<RowsSkeleton />} empty={<NoTools q={q} />}>
          {(tools) => (
            <ul className={classes.list} aria-label={t('labels.list')}>
              {tools.map((tool) => {
                const checked = ids.includes(tool.id);
                return (
                  <li key={tool.id}>
                    <ToolCheck
                      tool={tool}
                      checked={checked}
                      disabled={full && !checked}
                      toggle={() => chosen.toggle(tool)}
                    />
                  </li>
                );
              })}
            </ul>
          )}
        </PagedList>
      </div>
    </Panel>
  );
};
