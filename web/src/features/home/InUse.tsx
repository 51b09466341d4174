import type { User } from '@llave/contract/users';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { useTools } from '../tools/api.ts';
import { ToolLineCard } from '../tools/cards/ToolLineCard.tsx';
import { HomeList } from './HomeList.tsx';

const held = { held: 'true' };
const most = 6;

/** Who has what, and since when. */
export const InUse = ({ me }: { me: User }) => {
  const { t } = useTranslation();
  const list = useTools(me.accountId, '', held);
  const rest = (list.items?.length ?? 0) > most && (
    <Link to="/dashboard/tools" search={{ show: 'inUse' }}>
      {t('home.seeInUse')}
    </Link>
  );
  return (
    <HomeList
      title={t('home.inUse')}
      list={list}
      failed="tools.failed"
      most={most}
      empty={t('home.inUseEmpty')}
      link={rest}
    >
      {(tool) => <ToolLineCard tool={tool} me={me} />}
    </HomeList>
  );
};
