import type { FieldIncident } from '@llave/contract/field-incidents';
import { useTranslation } from '../../i18n/translation.ts';
import { minutesAndSeconds } from '../../lib/elapsed.ts';
import { Fact } from '../../ui/Fact.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import classes from './Reporter.module.css';

type Props = { incident: FieldIncident };

/** Who says so, from where, and how to reach them. */
export const Reporter = ({ incident: { name, delegation, phoneNumber, email, timeTaken } }: Props) => {
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
