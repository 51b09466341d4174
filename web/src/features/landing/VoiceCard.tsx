import { useTranslation } from '../../i18n/translation.ts';
import { Initials } from '../../ui/Initials.tsx';
import classes from './VoiceCard.module.css';

export const voices = ['marta', 'ana', 'julian', 'pilar', 'hassan', 'lucia'] as const;

type Props = { voice: (typeof voices)[number]; label: string };

export const VoiceCard = ({ voice, label }: Props) => {
  const { t } = useTranslation();
  const name = t(`landing.voices.${voice}.name`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group, and no form
    <div className={classes.card} role="group" aria-roledescription={t('landing.voices.slide')} aria-label={label}>
      <blockquote>{t(`landing.voices.${voice}.quote`)}</blockquote>
      <p className={classes.who}>
        <Initials user={{ name, surname: '' }} />
        <span>
          <strong>{name}</strong>
          <span className={classes.role}>{t(`landing.voices.${voice}.role`)}</span>
        </span>
      </p>
    </div>
  );
};
