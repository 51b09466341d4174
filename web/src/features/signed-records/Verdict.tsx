import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { dayAndTime } from '../../lib/dates.ts';
import type { Found } from './api.ts';
import classes from './Verdict.module.css';

/** Yes, with which kind of paper and when it was signed, and nothing of anybody; or no. */
export const Verdict = ({ found }: { found: Found }) => {
  const { t, language } = useTranslation();
  const date = (moment: string) => ({ date: dayAndTime(moment, language) });
  return (
    <section className={classes.verdict} data-kind={found ? 'yes' : 'no'} role="status">
      {found ? <IconCircleCheck size={36} stroke={1.8} /> : <IconCircleX size={36} stroke={1.8} />}
      <div className={classes.words}>
        <h2>{t(found ? 'verify.yes' : 'verify.no')}</h2>
        <p>{found ? t(`verify.kinds.${found.kind}`, date(found.signedDate)) : t('verify.noLead')}</p>
        {found?.frozenDate && <p>{t('verify.frozen', date(found.frozenDate))}</p>}
        {found && <p className={classes.doubt}>{t('verify.doubt')}</p>}
      </div>
    </section>
  );
};
