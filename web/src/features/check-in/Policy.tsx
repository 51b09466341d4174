import type { PublicAccount } from '@llave/contract/accounts';
import { IconChevronDown, IconShieldLock } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { PolicyText } from '../../ui/PolicyText.tsx';
import { standardPolicy } from '../../ui/standard-policy.ts';
import disclosure from './disclosure.module.css';
import classes from './Policy.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';

/** What the company says about data, opened in its place; a company that says nothing answers by the law's own words. */
export const Policy = ({ company }: { company: PublicAccount }) => {
  const { t } = useTranslation();
  return (
    <details className={classes.policy}>
      <summary>
        <IconShieldLock size={22} stroke={1.8} />
        <span>{t('checkIn.sign.readPolicy')}</span>
        <IconChevronDown size={20} className={disclosure.arrow} />
      </summary>
      <ScrollRegion label={t('policy.title')} className={classes.text}>
        <PolicyText text={company.privacyPolicy.trim() || standardPolicy(t, company)} topLevel={3} />
      </ScrollRegion>
    </details>
  );
};
