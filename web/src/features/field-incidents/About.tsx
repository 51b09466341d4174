import type { FieldIncident } from '@llave/contract/field-incidents';
import { categoryText } from '../../i18n/category-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Fact } from '../../ui/Fact.tsx';
import { Panel } from '../../ui/Panel.tsx';
import classes from './About.module.css';

/** What was written, and how it was sorted. */
export const About = ({ incident: { detail, incidentType, category, priority } }: { incident: FieldIncident }) => {
  const { t } = useTranslation();
  return (
    <Panel title={t('fieldIncidents.detail')}>
      {detail && <p className={classes.detail}>{detail}</p>}
      <dl className={classes.facts}>
        <Fact label={t('fieldIncidents.type')}>{t(`field.types.${incidentType}`)}</Fact>
        <Fact label={t('fieldIncidents.category')}>{categoryText(t, category)}</Fact>
        <Fact label={t('fieldIncidents.priority')}>{t(`field.priorities.${priority}`)}</Fact>
      </dl>
    </Panel>
  );
};
