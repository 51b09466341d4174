import type { FieldIncidentCard as FieldIncident, FieldIncidentType } from '@llave/contract/field-incidents';
import { IconAlertTriangle, IconMapPin, IconShoppingCart, IconUser } from '@tabler/icons-react';
import { categoryText } from '../../i18n/category-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { dayAndTime } from '../../lib/time/dates.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import classes from './FieldIncidentCard.module.css';
import { StateChip } from './StateChip.tsx';
import { toneOf } from './tones.ts';

/** One report in the list: what about, from which site, who says so, and how much it presses. */
export const FieldIncidentCard = ({ incident }: { incident: FieldIncident }) => {
  const { t, language } = useTranslation();
  const { id, reference, delegation, incidentType, createdDate, closedDate } = incident;
  const category = categoryText(t, incident.category);
  return (
    <article className={classes.card} data-tone={toneOf(incident)} aria-label={reference}>
      <div className={classes.head}>
        <StateChip incident={incident} />
        <span>{t('fieldIncidents.cameIn', { reference, date: dayAndTime(createdDate, language) })}</span>
      </div>
      <div className={classes.subject}>
        <span className={classes.tile}>
          <TypeIcon type={incidentType} size={24} />
        </span>
        <div>
          <h2>{category}</h2>
          <p>{t(`field.types.${incidentType}`)}</p>
        </div>
      </div>
      <p className={classes.detail}>{incident.detail}</p>
      <div className={classes.facts}>
        <p>
          <IconMapPin size={20} stroke={1.8} />
          {delegation}
        </p>
        <p>
          <IconUser size={20} stroke={1.8} />
          {incident.name || t('retention.someone')}
        </p>
      </div>
      <ButtonLink
        to="/dashboard/field-incident/$fieldIncidentId"
        params={{ fieldIncidentId: id }}
        variant={closedDate ? 'default' : 'light'}
        fullWidth
        aria-label={t('fieldIncidents.seeOf', { reference, category, delegation })}
      >
        {t('fieldIncidents.see')}
      </ButtonLink>
    </article>
  );
};

const TypeIcon = ({ type, size = 20 }: { type: FieldIncidentType; size?: number }) =>
  type === 'Compra' ? <IconShoppingCart size={size} stroke={1.8} /> : <IconAlertTriangle size={size} stroke={1.8} />;
