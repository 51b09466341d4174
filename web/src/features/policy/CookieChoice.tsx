import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { forgetCookieAnswer, useCookieAnswer } from '../../ui/cookie-answer.ts';
import classes from './CookieChoice.module.css';

/** What was answered about cookies, and the way to answer differently; nothing while the question stands open. */
export const CookieChoice = () => {
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
