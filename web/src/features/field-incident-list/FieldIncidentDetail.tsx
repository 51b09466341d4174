import { allows } from '@llave/contract/access';
import { closeFieldIncident, type FieldIncident } from '@llave/contract/field-incidents';
import type { User } from '@llave/contract/users';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { categoryText } from '../../i18n/category-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { dayAndTime } from '../../lib/time/dates.ts';
import { minutesAndSeconds } from '../../lib/time/elapsed.ts';
import { BackLink } from '../../ui/buttons/BackLink.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { PhoneLink } from '../../ui/buttons/PhoneLink.tsx';
import { ClosingPanel } from '../../ui/layout/ClosingPanel.tsx';
import { DetailFrame } from '../../ui/layout/DetailFrame.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { ClosingDialog } from '../../ui/overlays/ClosingDialog.tsx';
import { Gallery } from '../../ui/overlays/Gallery.tsx';
import { Fact } from '../../ui/signs/Fact.tsx';
import { BlockedNotice } from '../../ui/states/BlockedNotice.tsx';
import { close } from './api.ts';
import classes from './FieldIncidentDetail.module.css';
import { StateChip } from './StateChip.tsx';

/** All there is to one report; once closed it can only be read. */
export const FieldIncidentDetail = ({ incident, me }: { incident: FieldIncident; me: User }) => {
  const { t, language } = useTranslation();
  const [closing, setClosing] = useState(false);
  const { reference, createdDate, closedDate, images, name, blockedDate } = incident;
  const mayClose = !closedDate && allows(closeFieldIncident.access, me);
  return (
    <DetailFrame
      back={<BackLink to="/dashboard/field-incidents">{t('fieldIncidents.return')}</BackLink>}
      title={categoryText(t, incident.category)}
      lead={t('fieldIncidents.cameIn', { reference, date: dayAndTime(createdDate, language) })}
      signs={<StateChip incident={incident} />}
      act={
        mayClose && (
          <Button leftSection={<IconCheck size={20} />} onClick={() => setClosing(true)}>
            {t('fieldIncidents.close.act')}
          </Button>
        )
      }
      side={!blockedDate && <Reporter incident={incident} />}
    >
      <ClosingPanel closing={incident} />
      {blockedDate && <BlockedNotice what="data" since={blockedDate} />}
      <About incident={incident} />
      {images.length > 0 && (
        <Panel title={t('fieldIncidents.pictures')}>
          <Gallery label={t('fieldIncidents.pictures')} images={images} />
        </Panel>
      )}
      {closing && (
        <ClosingDialog
          title={t('fieldIncidents.close.title', { reference })}
          lead={t('fieldIncidents.close.lead', { name })}
          hint={t('fieldIncidents.close.hint')}
          submit={t('fieldIncidents.close.act')}
          done={t('fieldIncidents.close.done')}
          failed="fieldIncidents.close.failed"
          send={(note) => close(incident, note)}
          close={() => setClosing(false)}
        />
      )}
    </DetailFrame>
  );
};

type ReporterProps = { incident: FieldIncident };

/** Who says so, from where, and how to reach them. */
const Reporter = ({ incident: { name, delegation, phoneNumber, email, timeTaken } }: ReporterProps) => {
  const { t } = useTranslation();
  return (
    <Panel title={t('fieldIncidents.reporter')}>
      <dl className={classes.facts}>
        <Fact label={t('fieldIncidents.name')}>{name}</Fact>
        <Fact label={t('fieldIncidents.delegation')}>{delegation}</Fact>
        <Fact label={t('fieldIncidents.phone')}>
          <PhoneLink number={phoneNumber} />
        </Fact>
        <Fact label={t('fieldIncidents.email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact label={t('fieldIncidents.timeTaken')}>{t('frame.elapsed', minutesAndSeconds(timeTaken))}</Fact>
      </dl>
    </Panel>
  );
};

/** What was written, and how it was sorted. */
const About = ({ incident: { detail, incidentType, category, priority } }: { incident: FieldIncident }) => {
  const { t } = useTranslation();
  return (
    <Panel title={t('fieldIncidents.detail')}>
      {detail && <p className={classes.detail}>{detail}</p>}
      <dl className={classes.aboutFacts}>
        <Fact label={t('fieldIncidents.type')}>{t(`field.types.${incidentType}`)}</Fact>
        <Fact label={t('fieldIncidents.category')}>{categoryText(t, category)}</Fact>
        <Fact label={t('fieldIncidents.priority')}>{t(`field.priorities.${priority}`)}</Fact>
      </dl>
    </Panel>
  );
};
