import { useTranslation } from '../../i18n/translation.ts';
import { CheckRow } from './CheckRow.tsx';
import classes from './Consents.module.css';
import { Policy } from './Policy.tsx';
import type { CheckIn } from './use-check-in.ts';

type Props = { checkIn: CheckIn; disabled: boolean };

/** The policy to read here, and the two things that are accepted of it. */
export const Consents = ({ checkIn: { company, draft, set }, disabled }: Props) => {
  const { t } = useTranslation();
  const { acceptsPolicy, acceptsProcessing } = draft.values;
  return (
    <section aria-labelledby="privacy" className={classes.consents}>
      <h2 id="privacy">{t('checkIn.sign.privacy')}</h2>
      <Policy company={company} />
      <CheckRow
        label={t('checkIn.sign.acceptsPolicy')}
        checked={acceptsPolicy}
        onChange={(checked) => set({ acceptsPolicy: checked })}
        disabled={disabled}
      />
      <CheckRow
        label={t('checkIn.sign.acceptsProcessing', { company: company.name })}
        checked={acceptsProcessing}
        onChange={(checked) => set({ acceptsProcessing: checked })}
        disabled={disabled}
      />
    </section>
  );
};
