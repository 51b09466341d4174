import type { OwnSession } from '@llave/contract/sessions';
import { IconDeviceDesktop, IconDeviceMobile, IconId } from '@tabler/icons-react';
import { useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { type Translate, useTranslation } from '../../i18n/translation.ts';
import { clockText } from '../../lib/dates.ts';
import { useNow } from '../../lib/now.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { complain } from '../../ui/complain.ts';
import row from '../../ui/setting-row.module.css';
import { whenText } from '../../ui/time-texts.ts';

type Props = { session: OwnSession; end: () => Promise<void> };

/** One place where one is signed in. */
export const OpenSession = ({ session, end }: Props) => {
  const { t, language } = useTranslation();
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const name = nameOf(t, session);
  const { lastSeenDate, isThis } = session;
  const day = whenText(t, language, lastSeenDate, now);
  const seen = t('profile.sessions.seen', { day, time: clockText(new Date(lastSeenDate)) });
  const press = async () => {
    setBusy(true);
    await end().catch((error: unknown) => complain(failureText(t, error, 'profile.sessions.endFailed')));
    setBusy(false);
  };
  return (
    <li>
      <span className={row.icon}>
        <Icon session={session} />
      </span>
      <div className={row.about}>
        <p className={row.strong}>{name}</p>
        <p className={row.quiet}>
          {session.address} · {isThis ? t('profile.sessions.now') : seen}
        </p>
      </div>
      {isThis ? (
        <Chip tone="mine">{t('profile.sessions.this')}</Chip>
      ) : (
        <Button
          variant="subtle"
          loading={busy}
          aria-label={t('profile.sessions.endOf', { name })}
          onClick={() => void press()}
        >
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  );
};

const phones = ['Android', 'iPhone', 'iPad'];

const Icon = ({ session: { byBadge, system } }: { session: OwnSession }) => {
  if (byBadge) return <IconId size={24} />;
  return phones.includes(system ?? '') ? <IconDeviceMobile size={24} /> : <IconDeviceDesktop size={24} />;
};

/** «Chrome en Android», as far as it is known. */
const nameOf = (t: Translate, { browser, system, byBadge }: OwnSession) => {
  const device = browser && system ? t('profile.sessions.on', { browser, system }) : (browser ?? system);
  const name = device ?? t('profile.sessions.unknown');
  return byBadge ? t('profile.sessions.byBadge', { name }) : name;
};
