import { allows, role } from '@llave/contract/access';
import { createLocker } from '@llave/contract/lockers';
import type { User } from '@llave/contract/users';
import { IconKey, IconPlus, IconTool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ImportLink } from '../../ui/buttons/ImportLink.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { PageTabs } from '../../ui/layout/PageTabs.tsx';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { lockersQuery } from './api.ts';
import type { Asked } from './LockerAct.tsx';
import { LockerDialog } from './LockerDialog.tsx';
import { LockerList } from './LockerList.tsx';

const route = getRouteApi('/dashboard/lockers');

const sides = [
  { value: 'tools', useType: 'Tool', icon: <IconTool size={20} />, access: role('tools', 'manage') },
  { value: 'keys', useType: 'Renting', icon: <IconKey size={20} />, access: role('renting', 'view') },
] as const;
type Side = (typeof sides)[number];

export const LockersPage = () => {
  const me = useSession()?.user;
  const { tab, q } = route.useSearch();
  const open = sides.filter(({ access }) => me && allows(access, me));
  const side = open.find(({ value }) => value === tab) ?? open[0];
  if (!me || !side) return <Forbidden />;
  return <Lockers key={q} me={me} open={open} side={side} q={q ?? ''} />;
};

type Props = {
  me: User;
  open: Side[];
  side: Side;
  /** What is looked for when the page is opened. */
  q: string;
};

const Lockers = ({ me, open, side, q }: Props) => {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const { useType } = side;
  const lockers = useQuery(lockersQuery(me.accountId, useType));
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayManage = allows(createLocker.access, me);
  usePageTitle(t('lockers.title'));

  const add = mayManage && (
    <>
      <ImportLink kind="lockers" />
      <Button variant="accent" leftSection={<IconPlus size={20} />} onClick={() => setAsked({ what: 'add' })}>
        {t('lockers.add')}
      </Button>
    </>
  );
  return (
    <>
      <PageHead title={t('lockers.title')} lead={t('lockers.lead')}>
        {add}
      </PageHead>
      <PageTabs
        label={t('lockers.tabs')}
        tabs={open.map(({ value, icon }) => ({ value, icon, label: t(`lockers.${value}`) }))}
        value={side.value}
        onChange={(next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
      >
        <LockerList
          key={useType}
          useType={useType}
          lockers={lockers}
          first={q}
          add={add}
          ask={setAsked}
          mayManage={mayManage}
        />
      </PageTabs>
      {asked && (
        <LockerDialog
          asked={asked}
          lockers={lockers.data ?? []}
          useType={useType}
          me={me}
          ask={setAsked}
          mayManage={mayManage}
        />
      )}
    </>
  );
};
