import type { PublicReport } from '@llave/contract/incidents';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from '../../ui/PublicMessage.module.css';
import { noticeTime } from './notice-time.ts';

type Props = { report: PublicReport; again: () => void };

/** The notice goes, the thanks stay. */
export const ReportThanks = ({ report: { kind, companyName }, again }: Props) => {
  const { t } = useTranslation();
  const [told, setTold] = useState(true);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    scrollTo(0, 0);
    const timer = setTimeout(() => setTold(false), noticeTime);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div className={classes.notice}>{told && <Notice kind="good">{t('report.sent')}</Notice>}</div>
      <section className={classes.message}>
        <span className={classes.icon} data-good>
          <IconCheck size={48} stroke={2} />
        </span>
        <h1 ref={title} tabIndex={-1}>
          {t('report.thanks')}
        </h1>
        <p>{t('report.thanksLead', { company: companyName })}</p>
        {kind === 'tool' && (
          <Button variant="default" onClick={again}>
            {t('report.again')}
          </Button>
        )}
      </section>
    </>
  );
};
