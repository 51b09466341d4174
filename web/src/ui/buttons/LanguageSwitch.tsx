import type { Language } from '@llave/contract/fields';
import { chooseLanguage } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './LanguageSwitch.module.css';

const choices: { language: Language; short: string; name: string }[] = [
  { language: 'es', short: 'ES', name: 'Español' },
  { language: 'en', short: 'EN', name: 'English' },
];

type Props = {
  onDark?: boolean;
  /** Somebody's choice that is to be kept elsewhere too. */
  onChoose?: (language: Language) => void;
};

export const LanguageSwitch = ({ onDark = false, onChoose }: Props) => {
  const { t, language } = useTranslation();
  return (
    <fieldset className={classes.switch} data-dark={onDark || undefined}>
      <legend className={classes.legend}>{t('frame.language')}</legend>
      {choices.map((choice) => (
        <button
          key={choice.language}
          type="button"
          lang={choice.language}
          title={choice.name}
          aria-pressed={choice.language === language}
          onClick={() => {
            void chooseLanguage(choice.language);
            onChoose?.(choice.language);
          }}
        >
          {choice.short}
        </button>
      ))}
    </fieldset>
  );
};
