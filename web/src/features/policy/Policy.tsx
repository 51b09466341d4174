import type { PublicAccount } from '@llave/contract/accounts';
import { useTranslation } from '../../i18n/translation.ts';
import { PolicyText } from '../../ui/PolicyText.tsx';
import { withOwnTitle } from './own-title.ts';
import classes from './Policy.module.css';

/** The company's own words, or ours that name it as the one who answers. */
export const Policy = ({ company }: { company: PublicAccount }) => {
  const { t } = useTranslation();
  const standard = t('policy.standard', {
    company: company.name,
    identifier: company.companyIdentifier,
    address: [company.street, company.city].filter(Boolean).join(', '),
    phone: company.phoneNumber,
    email: company.email,
  });
  const { title, text } = withOwnTitle(company.privacyPolicy.trim() || standard, t('policy.title'));
  return (
    <article className={classes.policy}>
      <h1>{title}</h1>
      <PolicyText text={text} />
    </article>
  );
};
