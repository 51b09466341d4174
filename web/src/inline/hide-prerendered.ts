import { chosenLanguage } from '../i18n/chosen-language.ts';
import { readStoredSession } from '../lib/session/stored-session.ts';
import { cookieAnswer } from '../ui/privacy/cookie-answer.ts';

/**
 * Runs in the head of the landing page, before anything is painted: hides what of the prerendered page this visitor would not
 * be shown. Further down a script would have to wait for the style sheets.
 */

const unwanted = () => {
  if (chosenLanguage() === 'en' || readStoredSession()) return 'page';
  return cookieAnswer() ? 'question' : undefined;
};

const part = unwanted();
if (part) document.documentElement.dataset.hidePrerendered = part;
