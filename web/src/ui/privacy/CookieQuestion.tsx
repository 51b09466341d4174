import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../buttons/Button.tsx';
import classes from './CookieQuestion.module.css';
import { answerCookies } from './cookie-answer.ts';

/** What may be kept in this browser, asked. */
export const CookieQuestion = () => {
  const { t } = useTranslation();
  const { accountId } = useParams({ strict: false });
  return (
    <section className={classes.banner} aria-label={t('cookies.title')}>
      <p className={classes.words}>
        {t('cookies.needed')} {t('cookies.accepting')}{' '}
        <Link
          to={accountId ? '/privacy-policy/$accountId' : '/privacy-policy'}
          params={{ accountId }}
          target="_blank"
          rel="noopener"
        >
          {t('cookies.policy')}
        </Link>
      </p>
      <div className={classes.answers}>
        <Button onClick={() => answerCookies('refused')}>{t('cookies.refuse')}</Button>
        <Button onClick={() => answerCookies('accepted')}>{t('cookies.accept')}</Button>
      </div>
    </section>
  );
};
