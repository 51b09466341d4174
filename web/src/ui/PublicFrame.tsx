import { IconBuildingStore } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Mark } from './Mark.tsx';
import { Picture } from './Picture.tsx';
import classes from './PublicFrame.module.css';

export type Host = { companyName: string; logoUrl: string | null; phoneNumber: string };

type Props = {
  /** Whose page it is, once that is known. */
  host: Host | null;
  /** What is done here. */
  about: string;
  /** The one big button, kept at the thumb. */
  act?: ReactNode;
  children: ReactNode;
};

/** A page for people without an account: the company's mark, one thing to do, and whom to call. */
export const PublicFrame = ({ host, about, act, children }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        {host ? (
          <Picture
            url={host.logoUrl}
            alt=""
            className={classes.mark}
            placeholder={<IconBuildingStore size={26} stroke={1.8} />}
            fit="contain"
          />
        ) : (
          <Mark size={48} />
        )}
        <div className={classes.words}>
          <p className={classes.name}>{host?.companyName ?? 'Llave'}</p>
          <p className={classes.about}>{about}</p>
        </div>
        <LanguageSwitch />
      </header>
      <main className={classes.main}>{children}</main>
      {(act || host?.phoneNumber) && (
        <footer className={classes.foot} data-act={act ? true : undefined}>
          {act}
          {host?.phoneNumber && (
            <p className={classes.call}>
              {t('frame.trouble')} <a href={`tel:${host.phoneNumber.replaceAll(/[^\d+]/g, '')}`}>{host.phoneNumber}</a>
            </p>
          )}
        </footer>
      )}
    </div>
  );
};
