import { allows } from '@llave/contract/access';
import { printLabels } from '@llave/contract/labels';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Forbidden } from '../../ui/Forbidden.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import classes from './LabelsPage.module.css';
import { SheetPanel } from './SheetPanel.tsx';
import { idsIn } from './selection.ts';
import { ToolPicker } from './ToolPicker.tsx';
import { useChosen } from './use-chosen.ts';

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
