import { IconAlertTriangle, IconCar, IconChevronRight, IconQrcode, IconTool } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { CompanyFrame } from './CompanyFrame.tsx';
import classes from './CustomerPage.module.css';

const route = getRouteApi('/customer/$accountId');

/** What a company's customers and its own people can do by themselves. */
export const CustomerPage = () => {
  const { t } = useTranslation();
  const { accountId } = route.useParams();
  return (
    <CompanyFrame key={accountId} accountId={accountId} about={t('customers.entry.about')}>
      {({ delegations }) => (
        <div className={classes.page}>
          <h1>{t('customers.entry.title')}</h1>
          <EntryLink
            to="/customer/booking/$accountId"
            accountId={accountId}
            icon={<IconCar size={32} stroke={1.7} />}
            title={t('customers.entry.booking')}
            lead={t('customers.entry.bookingLead')}
          />
          <EntryLink
            to="/check-in/$accountId"
            accountId={accountId}
            icon={<IconTool size={32} stroke={1.7} />}
            title={t('customers.entry.checkIn')}
            lead={t('customers.entry.checkInLead')}
          />
          {delegations.length > 0 && (
            <EntryLink
              to="/field-incident/$accountId"
              accountId={accountId}
              icon={<IconAlertTriangle size={32} stroke={1.7} />}
              title={t('customers.entry.site')}
              lead={t('customers.entry.siteLead')}
            />
          )}
          <section className={classes.note} aria-labelledby="label">
            <span className={classes.tile}>
              <IconQrcode size={32} stroke={1.7} />
            </span>
            <div className={classes.words}>
              <h2 id="label">{t('customers.entry.tool')}</h2>
              <p>{t('customers.entry.toolLead')}</p>
            </div>
          </section>
        </div>
      )}
    </CompanyFrame>
  );
};

type EntryLinkProps = {
  to: '/customer/booking/$accountId' | '/check-in/$accountId' | '/field-incident/$accountId';
  accountId: string;
  icon: ReactNode;
  title: string;
  lead: string;
};

/** One of the ways on, as a card to tap. */
const EntryLink = ({ to, accountId, icon, title, lead }: EntryLinkProps) => (
  <Link to={to} params={{ accountId }} className={classes.choice}>
    <span className={classes.tile}>{icon}</span>
    <span className={classes.words}>
      <strong>{title}</strong>
      <span>{lead}</span>
    </span>
    <IconChevronRight size={24} />
  </Link>
);
