import { allows } from '@llave/contract/access';
import { closeFieldIncident, type FieldIncident } from '@llave/contract/field-incidents';
import type { User } from '@llave/contract/users';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { categoryText } from '../../i18n/category-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { dayAndTime } from '../../lib/dates.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { BlockedNotice } from '../../ui/BlockedNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { ClosingDialog } from '../../ui/ClosingDialog.tsx';
import { ClosingPanel } from '../../ui/ClosingPanel.tsx';
import { DetailFrame } from '../../ui/DetailFrame.tsx';
import { Gallery } from '../../ui/Gallery.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { About } from './About.tsx';
import { close } from './api.ts';
import { Reporter } from './Reporter.tsx';
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
