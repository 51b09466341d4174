import { allows } from '@llave/contract/access';
import { maxLabels, printLabels } from '@llave/contract/labels';
import { smallPicture } from '@llave/contract/picture-address';
import type { ToolCard } from '@llave/contract/tools';
import { IconSearch, IconTool } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { BackLink } from '../../ui/buttons/BackLink.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Picture } from '../../ui/signs/Picture.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { RowsSkeleton } from '../../ui/states/RowsSkeleton.tsx';
import { PagedList } from '../../ui/tables/PagedList.tsx';
import { useTools } from '../tools/api.ts';
import classes from './LabelsPage.module.css';
import { SheetPanel } from './SheetPanel.tsx';
import { idsIn } from './selection.ts';
import { type Chosen, useChosen } from './use-chosen.ts';

const route = getRouteApi('/dashboard/labels');

/** Chooses tools and prints their labels; the choice is kept in the address. */
export const LabelsPage = () => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  const { tools } = route.useSearch();
  const navigate = route.useNavigate();
  const ids = useMemo(() => idsIn(tools), [tools]);
  const change = useCallback(
    (next: string[]) => void navigate({ search: { tools: next.join() }, replace: true, resetScroll: false }),
    [navigate],
  );
  const chosen = useChosen(ids, change);
  usePageTitle(t('labels.title'));
  if (!me || !allows(printLabels.access, me)) return <Forbidden />;

  return (
    <>
      <BackLink to="/dashboard/tools">{t('labels.back')}</BackLink>
      <PageHead title={t('labels.title')} lead={t('labels.lead')} />
      <div className={classes.columns}>
        <ToolPicker accountId={me.accountId} ids={ids} chosen={chosen} />
        <SheetPanel accountId={me.accountId} chosen={chosen} />
      </div>
    </>
  );
};

type ToolPickerProps = { accountId: string; ids: string[]; chosen: Chosen };

const ToolPicker = ({ accountId, ids, chosen }: ToolPickerProps) => {
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

const NoTools = ({ q }: { q: string }) => {
  const { t } = useTranslation();
  return q ? (
    <EmptyState
      icon={<IconSearch size={36} />}
      title={t('labels.noMatch', { words: q })}
      lead={t('labels.noMatchLead')}
    />
  ) : (
    <EmptyState icon={<IconTool size={36} />} title={t('labels.empty')} lead={t('labels.emptyLead')} />
  );
};

type ToolCheckProps = { tool: ToolCard; checked: boolean; disabled: boolean; toggle: () => void };

const ToolCheck = ({ tool, checked, disabled, toggle }: ToolCheckProps) => (
  <label className={classes.row} data-checked={checked || undefined} data-disabled={disabled || undefined}>
    <input type="checkbox" checked={checked} disabled={disabled} onChange={toggle} />
    <Picture url={smallPicture(tool.imgUrl)} alt="" className={classes.picture} lazy />
    <span className={classes.words}>
      <span className={classes.name}>{tool.name}</span>
      <span className={classes.reference}>{tool.reference}</span>
    </span>
  </label>
);
