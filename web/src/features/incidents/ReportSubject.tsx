import type { PublicReport } from '@llave/contract/incidents';
import { IconAlertTriangle, IconTool } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { Picture } from '../../ui/Picture.tsx';
import classes from './ReportSubject.module.css';

/** The question, the tool it is about, and what is known already. */
export const ReportSubject = ({ report: { kind, tool, incidentType, description } }: { report: PublicReport }) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.intro}>
        <h1>{t(`report.${kind}.title`)}</h1>
        <p>{t(`report.${kind}.lead`)}</p>
      </div>
      <div className={classes.tool}>
        <Picture
          url={tool.imgUrl}
          alt=""
          className={classes.picture}
          placeholder={<IconTool size={32} stroke={1.6} />}
        />
        <div>
          <h2>{tool.name}</h2>
          {tool.reference && <p>{tool.reference}</p>}
        </div>
      </div>
      {incidentType && (
        <section className={classes.known} aria-labelledby="known">
          <h2 id="known">{t('report.known')}</h2>
          <p className={classes.type}>
            <IconAlertTriangle size={20} />
            {t(`incidentTypes.${incidentType}`)}
          </p>
          <p className={classes.words}>{description}</p>
        </section>
      )}
    </>
  );
};
