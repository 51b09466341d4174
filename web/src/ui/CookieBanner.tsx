import { Link, useParams } from '@tanstack/react-router';
import { createPortal } from 'react-dom';
import { useTranslation } from '../i18n/translation.ts';
import { Button } from './Button.tsx';
import classes from './CookieBanner.module.css';
import { answerCookies, useCookieAnswer } from './cookie-answer.ts';

/** Asks once what may be kept in this browser. It stands above the page, where it covers nothing. */
export const CookieBanner = () => {
  const { t } = useTranslation();
  const { accountId } = useParams({ strict: false });
  const answer = useCookieAnswer();
  const place = document.getElementById('above');
  if (answer || !place) return null;
  return createPortal(
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
    </section>,
    place,
  );
};
