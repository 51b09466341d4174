import { chosenLanguage } from './i18n/chosen-language.ts';
import { readKept } from './lib/kept-session.ts';
import { cookieAnswer } from './ui/cookie-answer.ts';

/**
 * Runs at the head of the landing, before any of it is in sight: says what of it, as it was drawn while building, this
 * visitor would not be shown. Taking it away further down would have to wait for the styles, as every script there does.
 */

const unwanted = () => {
  if (chosenLanguage() === 'en' || readKept()) return 'page';
  return cookieAnswer() ? 'question' : undefined;
};

const part = unwanted();
if (part) document.documentElement.dataset.undrawn = part;
