import type { User } from '@llave/contract/users';
import { useTranslation } from '../../i18n/translation.ts';
import { useTools } from '../tools/api.ts';
import { ToolLineCard } from '../tools/cards/ToolLineCard.tsx';
import { HomeList } from './HomeList.tsx';

const mine = { mine: 'true' };

type Props = {
  me: User;
  /** Says so when one has none. */
  always: boolean;
};

/** The tools that one has, each with the way to give it back. */
export const Mine = ({ me, always }: Props) => {
  const { t } = useTranslation();
  const list = useTools(me.accountId, '', mine);
  return (
    <HomeList title={t('home.mine')} list={list} failed="tools.failed" empty={always ? t('home.mineEmpty') : undefined}>
      {(tool) => <ToolLineCard tool={tool} me={me} />}
    </HomeList>
  );
};
