import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { CompanyFrame } from './CompanyFrame.tsx';
import { SearchForm } from './SearchForm.tsx';

const route = getRouteApi('/customer/booking/$accountId');

/** Where the letters of a company lead: number and surname open the booking. */
export const SearchPage = () => {
  const { t } = useTranslation();
  const { accountId } = route.useParams();
  const { number = '', key, notice } = route.useSearch();
  return (
    <CompanyFrame key={accountId} accountId={accountId} about={t('customers.title')}>
      {(company) => (
        <SearchForm key={number} company={company} number={number} letterKey={key} hasExpired={notice === 'expired'} />
      )}
    </CompanyFrame>
  );
};
