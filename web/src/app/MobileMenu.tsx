import { allows } from '@llave/contract/access';
import type { User } from '@llave/contract/users';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { WaitingCount } from '../features/notices/NoticeBell.tsx';
import { useTranslation } from '../i18n/translation.ts';
import { saveLanguage } from '../lib/session/save-language.ts';
import { fullName } from '../lib/text/full-name.ts';
import { CloseButton } from '../ui/buttons/CloseButton.tsx';
import { LanguageSwitch } from '../ui/buttons/LanguageSwitch.tsx';
import { Modal } from '../ui/overlays/Modal.tsx';
import { Initials } from '../ui/signs/Initials.tsx';
import { groupsFor, ownEntries } from './entries.ts';
import classes from './MobileMenu.module.css';
import { useLeave } from './use-leave.ts';

type Props = { user: User; changePassword: () => void };

/** On a narrow screen: all entries, and what is one's own, in a drawer. */
export const MobileMenu = ({ user, changePassword }: Props) => {
  const { t } = useTranslation();
  const leave = useLeave();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <button
        type="button"
        className={classes.target}
        aria-label={t('shell.menu')}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(true)}
      >
        <IconMenu2 size={26} />
      </button>
      {opened && (
        <Modal className={classes.screen} aria-labelledby="mobile-menu" close={close}>
          <div className={classes.drawer}>
            <div className={classes.head}>
              <h2 id="mobile-menu" className={classes.title}>
                {fullName(user)}
              </h2>
              <CloseButton close={close} />
            </div>
            <div className={classes.person}>
              <Initials user={user} />
              <span>{user.email ?? user.userName}</span>
            </div>
            <nav className={classes.list} aria-label={t('shell.main')}>
              {groupsFor(user).map(({ name, label, entries }) => (
                <div key={name} className={classes.group}>
                  {entries.length > 1 && <p className={classes.groupName}>{t(label)}</p>}
                  {entries.map((entry) => (
                    <Link key={entry.to} to={entry.to} activeOptions={{ exact: entry.exact ?? false }} onClick={close}>
                      {t(entry.label)}
                      <WaitingCount me={user} topics={entry.waits ?? []} />
                    </Link>
                  ))}
                </div>
              ))}
            </nav>
            <div className={classes.list}>
              {ownEntries
                .filter(({ access }) => allows(access, user))
                .map(({ to, label }) => (
                  <Link key={to} to={to} onClick={close}>
                    {t(label)}
                  </Link>
                ))}
              <button
                type="button"
                onClick={() => {
                  close();
                  changePassword();
                }}
              >
                {t('shell.changePassword')}
              </button>
              <button
                type="button"
                onClick={() => {
                  close();
                  void leave();
                }}
              >
                {t('shell.signOut')}
              </button>
            </div>
            <LanguageSwitch onChoose={(language) => void saveLanguage(language)} />
          </div>
        </Modal>
      )}
    </>
  );
};
