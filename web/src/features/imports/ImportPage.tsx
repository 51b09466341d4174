import { allows } from '@llave/contract/access';
import { type ImportKind, importKinds } from '@llave/contract/import-columns';
import { importAccess } from '@llave/contract/imports';
import type { User } from '@llave/contract/users';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { BackLink } from '../../ui/buttons/BackLink.tsx';
import { LeaveGuard } from '../../ui/editing/LeaveGuard.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { Choosing } from './choosing/Choosing.tsx';
import { Done } from './Done.tsx';
import { listOf } from './lists.ts';
import { Review } from './review/Review.tsx';
import { useImport } from './use-import.ts';

const route = getRouteApi('/dashboard/import/$kind');

export const ImportPage = () => {
  const me = useSession()?.user;
  const { kind: named } = route.useParams();
  const kind = importKinds.find((known) => known === named);
  if (!me || !kind || !allows(importAccess[kind], me)) return <Forbidden />;
  return <Import key={kind} kind={kind} me={me} />;
};

const Import = ({ kind, me }: { kind: ImportKind; me: User }) => {
  const { t } = useTranslation();
  const state = useImport(kind);
  const { draft, done } = state;
  usePageTitle(t(`imports.title.${kind}`));
  return (
    <>
      <BackLink to={listOf[kind]}>{t(`imports.back.${kind}`)}</BackLink>
      <PageHead title={t(`imports.title.${kind}`)} lead={t('imports.lead')} />
      {done && <Done kind={kind} record={done} again={state.startOver} />}
      {!done && draft && <Review kind={kind} draft={draft} state={state} />}
      {!done && !draft && <Choosing kind={kind} me={me} state={state} />}
      <LeaveGuard unsaved={draft !== null && done === null} />
    </>
  );
};
