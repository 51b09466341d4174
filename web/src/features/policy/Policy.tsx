import type { PublicAccount } from '@llave/contract/accounts';
import { useTranslation } from '../../i18n/translation.ts';
import { PolicyText } from '../../ui/PolicyText.tsx';
import { standardPolicy } from '../../ui/standard-policy.ts';
import { withOwnTitle } from './own-title.ts';
import classes from './Policy.module.css';

/** The company's own words, or ours that name it as the one who answers. */
export const Policy = ({ company }: { company: PublicAccount }) => {
  const { t } = useTranslation();
  const { title, text } = withOwnTitle(company.privacyPolicy.trim() || standardPolicy(t, company), t('policy.title'));
  return (
    <article className={classes.policy}>
      <h1>{title}</h1>
      <PolicyText text={text} />
    </article>
  );
};
