import { createPortal } from 'react-dom';
import { CookieQuestion } from './CookieQuestion.tsx';
import { useCookieAnswer } from './cookie-answer.ts';

/** Asks once what may be kept in this browser. It stands above the page, where it covers nothing. */
export const CookieBanner = () => {
  const answer = useCookieAnswer();
  const place = document.getElementById('above');
  return answer || !place ? null : createPortal(<CookieQuestion />, place);
};
