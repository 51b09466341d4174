import { IconBuildingStore } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { LanguageSwitch } from '../buttons/LanguageSwitch.tsx';
import { PhoneLink } from '../buttons/PhoneLink.tsx';
import { Mark } from '../signs/Mark.tsx';
import { Picture } from '../signs/Picture.tsx';
import classes from './PublicFrame.module.css';

export type Host = { companyName: string; logoUrl: string | null; phoneNumber: string };
type Contact = { name: string; email: string; street: string; city: string };

type Props = {
  /** Whose page it is, once that is known. */
  host: Host | null;
  /** What is done here. */
  about: string;
  /** The one big button, kept at the thumb. */
  act?: ReactNode;
  /** Where the company is, on pages that are not in the middle of something. */
  contact?: Contact | undefined;
  /** Says whose product it is, where the company is thanked for. */
  powered?: boolean;
  children: ReactNode;
};

/** A page for people without an account: the company's mark, one thing to do, and whom to call. */
export const PublicFrame = ({ host, about, act, contact, powered = false, children }: Props) => {
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
              {t('frame.trouble')} <PhoneLink number={host.phoneNumber} />
            </p>
          )}
          {contact && (
            <address className={classes.contact}>
              <span>{contact.name}</span>
              <span>{[contact.street, contact.city].filter(Boolean).join(', ')}</span>
              {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
            </address>
          )}
          {powered && <PoweredBy />}
        </footer>
      )}
    </div>
  );
};

/** Whose product a company's public page is. */
const PoweredBy = () => {
  const { t } = useTranslation();
  return (
    <p className={classes.powered}>
      {t('frame.poweredBy')}
      <Link to="/">
        <Mark size={20} />
        Llave
      </Link>
    </p>
  );
};
