import { useTranslation } from '../i18n/translation.ts';
import { Button } from './Button.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { Notice } from './Notice.tsx';
import classes from './SaveBar.module.css';

type Props = {
  shown: boolean;
  busy: boolean;
  failure: unknown;
  invalid: boolean;
  /** What has to be put right before it can be saved. */
  obstacle?: string | undefined;
  discard: () => void;
};

/** Stays in sight while a long form has something to save. */
export const SaveBar = ({ shown, busy, failure, invalid, obstacle, discard }: Props) => {
  const { t } = useTranslation();
  if (!shown) return null;

  return (
    <div className={classes.bar}>
      <FailureNotice error={failure} fallback="forms.saveFailed" />
      {invalid && <Notice kind="bad">{t('errors.invalid')}</Notice>}
      <div className={classes.row}>
        <p>{obstacle ?? t('forms.unsaved')}</p>
        <Button variant="default" onClick={discard} disabled={busy}>
          {t('forms.discard')}
        </Button>
        <Button type="submit" loading={busy} disabled={obstacle !== undefined}>
          {t('forms.save')}
        </Button>
      </div>
    </div>
  );
};
