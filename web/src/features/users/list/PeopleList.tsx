import { allows } from '@llave/contract/access';
import { createAdmin, createWorker, type User } from '@llave/contract/users';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { usePageTitle } from '../../../lib/browser/page-title.ts';
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx';
import { ImportLink } from '../../../ui/buttons/ImportLink.tsx';
import classes from '../../../ui/forms/form-page.module.css';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { NoMatch } from '../../../ui/states/NoMatch.tsx';
import { RowsSkeleton } from '../../../ui/states/RowsSkeleton.tsx';
import { DataTable } from '../../../ui/tables/DataTable.tsx';
import { ListCount } from '../../../ui/tables/ListCount.tsx';
import { PagedList } from '../../../ui/tables/PagedList.tsx';
import { type Kind, useUsers } from '../api.ts';
import { type Asked, PersonDialog } from '../person/PersonDialog.tsx';
import { usePeopleColumns } from './people-columns.tsx';

type Props = { kind: Kind; me: User; q: string; search: (words: string) => void };

/** The company's workers or its admins: found by name, and one after the other while one scrolls. */
export const PeopleList = ({ kind, me, q, search }: Props) => {
  const { t } = useTranslation();
  const list = useUsers(me.accountId, kind, q);
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = usePeopleColumns(kind, me, setAsked);
  const title = t(`users.${kind}.title`);
  usePageTitle(title);

  const mayAdd = allows(kind === 'admin' ? createAdmin.access : createWorker.access, me);
  const add = mayAdd && (
    <>
      <ImportLink kind="people" />
      <ButtonLink
        to={kind === 'admin' ? '/dashboard/user/admin-user' : '/dashboard/user'}
        variant="accent"
        leftSection={<IconPlus size={20} />}
      >
        {t(`users.${kind}.add`)}
      </ButtonLink>
    </>
  );
  return (
    <div className={classes.page}>
      <PageHead title={title} lead={t(`users.${kind}.lead`)}>
        {add}
      </PageHead>
      <SearchField label={t(`users.${kind}.search`)} value={q} onSearch={search} />
      <ListCount list={list} noun="users" />
      <PagedList
        list={list}
        failed="users.failed"
        skeleton={<RowsSkeleton />}
        empty={<NobodyHere kind={kind} q={q} showAll={() => search('')} add={add} />}
      >
        {(people) => <DataTable label={title} columns={columns} items={people} />}
      </PagedList>
      {asked && <PersonDialog key={asked.person.id} asked={asked} close={() => setAsked(null)} />}
    </div>
  );
};

type NobodyHereProps = { kind: Kind; q: string; showAll: () => void; add: ReactNode };

const NobodyHere = ({ kind, q, showAll, add }: NobodyHereProps) => {
  const { t } = useTranslation();
  if (q) return <NoMatch noun="users" q={q} showAll={showAll} />;
  return (
    <EmptyState
      icon={<IconUsers size={36} />}
      title={t(`users.${kind}.empty`)}
      lead={t(add ? `users.${kind}.emptyLead` : 'users.emptyView')}
    >
      {add}
    </EmptyState>
  );
};
