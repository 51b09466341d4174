import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import row from '../../ui/setting-row.module.css';

type Props = { icon: ReactNode; name: string; about: string; remove?: () => void; renew?: () => void };

/** One thing by which one shows that it is oneself. */
export const Factor = ({ icon, name, about, remove, renew }: Props) => {
  const { t } = useTranslation();
  return (
    <li>
      <span className={row.icon}>{icon}</span>
      <div className={row.about}>
        <p className={row.strong}>{name}</p>
        <p className={row.quiet}>{about}</p>
      </div>
      {remove && (
        <Button variant="subtle" aria-label={t('factors.removeOf', { name })} onClick={remove}>
          {t('factors.remove')}
        </Button>
      )}
      {renew && (
        <Button variant="subtle" onClick={renew}>
          {t('factors.renew')}
        </Button>
      )}
    </li>
  );
};
