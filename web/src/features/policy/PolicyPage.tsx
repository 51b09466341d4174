import type { PublicAccount } from '@llave/contract/accounts';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useCompany } from '../../lib/calls/use-company.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { CookieBanner } from '../../ui/privacy/CookieBanner.tsx';
import { forgetCookieAnswer, useCookieAnswer } from '../../ui/privacy/cookie-answer.ts';
import { PolicyText } from '../../ui/privacy/PolicyText.tsx';
import { standardPolicy } from '../../ui/privacy/standard-policy.ts';
import { CompanyTrouble } from '../../ui/public/CompanyTrouble.tsx';
import { hostOf } from '../../ui/public/host.ts';
import { PublicFrame } from '../../ui/public/PublicFrame.tsx';
import { PublicSkeleton } from '../../ui/public/PublicSkeleton.tsx';
import { withOwnTitle } from './own-title.ts';
import classes from './PolicyPage.module.css';

const route = getRouteApi('/privacy-policy/$accountId');

/** What a company does with the data of those who use its public pages. */
export const PolicyPage = () => {
  const { accountId } = route.useParams();
  return <Page key={accountId} accountId={accountId} />;
};

export const DemoPolicyPage = () => <Page />;

const Page = ({ accountId }: { accountId?: string }) => {
  const { t } = useTranslation();
  const { value: company, error, reread } = useCompany(accountId);
  usePageTitle(company ? `${t('policy.title')} · ${company.name}` : t('policy.title'));
  return (
    <>
      <CookieBanner />
      <PublicFrame host={company && hostOf(company)} about={t('policy.title')} contact={company ?? undefined}>
        {company && <Policy company={company} />}
        {!company && error && <CompanyTrouble error={error} retry={reread} />}
        {!company && !error && <PublicSkeleton />}
        <CookieChoice />
      </PublicFrame>
    </>
  );
};

/** The company's own words, or ours that name it as the one who answers. */
const Policy = ({ company }: { company: PublicAccount }) => {
  const { t } = useTranslation();
  const { title, text } = withOwnTitle(company.privacyPolicy.trim() || standardPolicy(t, company), t('policy.title'));
  return (
    <article className={classes.policy}>
      <h1>{title}</h1>
      <PolicyText text={text} />
    </article>
  );
};

/** What was answered about cookies, and the way to answer differently; nothing while the question stands open. */
const CookieChoice = () => {
  const { t } = useTranslation();
  const answer = useCookieAnswer();
  if (!answer) return null;

  const askAgain = () => {
    forgetCookieAnswer();
    scrollTo(0, 0);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#above button')?.focus());
  };
  return (
    <section className={classes.choice} aria-labelledby="cookies">
      <h2 id="cookies">{t('policy.cookies')}</h2>
      <p>{t(`policy.${answer}`)}</p>
      <Button variant="light" onClick={askAgain}>
        {t('cookies.change')}
      </Button>
    </section>
  );
};
