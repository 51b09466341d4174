import { IconCar, IconChevronRight } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { CompanyFrame } from './CompanyFrame.tsx';
import classes from './CustomerPage.module.css';

const route = getRouteApi('/customer/$accountId');

/** What a company's customers can do by themselves. */
export const CustomerPage = () => {
  const { t } = useTranslation();
  const { accountId } = route.useParams();
  return (
    <CompanyFrame key={accountId} accountId={accountId}>
      {() => (
        <div className={classes.page}>
          <h1>{t('customers.entry.title')}</h1>
          <Link to="/customer/booking/$accountId" params={{ accountId }} className={classes.choice}>
            <span className={classes.tile}>
              <IconCar size={32} stroke={1.7} />
            </span>
            <span className={classes.words}>
              <strong>{t('customers.entry.booking')}</strong>
              <span>{t('customers.entry.bookingLead')}</span>
            </span>
            <IconChevronRight size={24} />
          </Link>
        </div>
      )}
    </CompanyFrame>
  );
};
