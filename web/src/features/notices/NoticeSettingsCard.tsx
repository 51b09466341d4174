import { type NoticeSettings, type NoticeTopic, noticeWays } from '@llave/contract/notices';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { SegmentedChoice } from '../../ui/forms/SegmentedChoice.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { notifyError } from '../../ui/toasts/notify.ts';
import { changeSettings, noticeSettingsQuery } from './api.ts';
import classes from './NoticeSettingsCard.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** What one is told by mail, and when. */
export const NoticeSettingsCard = ({ hasEmail }: { hasEmail: boolean }) => {
  const { t } = useTranslation();
  const { data: settings, error, refetch } = useQuery(noticeSettingsQuery());
  return (
    <Section title={t('noticeSettings.title')} lead={t('noticeSettings.lead')}>
      {!settings && !error && <Skeleton height={220} />}
      {!settings && error && <ErrorState error={error} fallback="noticeSettings.failed" retry={refetch} />}
      {settings && !hasEmail && <p>{t('noticeSettings.noEmail')}</p>}
      {settings && hasEmail && <Choices settings={settings} />}
    </Section>
  );
};

const Choices = ({ settings: { digestHour, ways } }: { settings: NoticeSettings }) => {
  const { t } = useTranslation();
  const change = (settings: Partial<NoticeSettings>) =>
    void changeSettings(settings).catch((error) => notifyError(failureText(t, error, 'noticeSettings.saveFailed')));
  const options = noticeWays.map((value) => ({ value, label: t(`noticeSettings.ways.${value}`) }));
  return (
    <div className={classes.choices}>
      {(Object.keys(ways) as NoticeTopic[]).map((topic) => (
        <SegmentedChoice
          key={topic}
          label={t(`noticeSettings.topics.${topic}.label`)}
          meaning={t(`noticeSettings.topics.${topic}.meaning`)}
          options={options}
          value={ways[topic] ?? 'never'}
          onChange={(way) => change({ ways: { [topic]: way } })}
        />
      ))}
      {Object.values(ways).includes('digest') && (
        <Select
          className={classes.hour}
          label={t('noticeSettings.hour')}
          description={t('noticeSettings.hourLead')}
          value={digestHour}
          onChange={(event) => change({ digestHour: Number(event.target.value) })}
        >
          {hours.map((hour) => (
            <option key={hour} value={hour}>{`${hour}:00`}</option>
          ))}
        </Select>
      )}
    </div>
  );
};
