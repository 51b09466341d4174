import type { User } from '@llave/contract/users';
import { IconId } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { dayAndTime } from '../../lib/time/dates.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import row from '../../ui/forms/setting-row.module.css';
import { Section } from '../../ui/layout/Section.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { notifySuccess } from '../../ui/toasts/notify.ts';
import { dropOwnBadge, ownBadgeQuery } from './api.ts';
import { BadgeDialog } from './person/BadgeDialog.tsx';

/** One's own badge for the shared tablet: a new one, or none any more. */
export const OwnBadgeCard = ({ me }: { me: User }) => {
  const { t, language } = useTranslation();
  const badge = useQuery(ownBadgeQuery(me.id));
  const [asked, setAsked] = useState<'new' | 'end' | null>(null);
  const close = () => {
    setAsked(null);
    void badge.refetch();
  };
  const end = async () => {
    await dropOwnBadge();
    close();
    notifySuccess(t('profile.badge.ended'));
  };
  const since = badge.data?.createdDate;
  return (
    <Section title={t('profile.badge.title')} lead={t('profile.badge.lead')}>
      {badge.isPending && <Skeleton height={44} />}
      {badge.isError && !badge.data && (
        <ErrorState error={badge.error} fallback="profile.badge.failed" retry={badge.refetch} />
      )}
      {badge.data && (
        <div className={row.row}>
          <p>{since ? t('profile.badge.since', { day: dayAndTime(since, language) }) : t('profile.badge.none')}</p>
          <div className={row.actions}>
            {since && (
              <Button variant="subtle" onClick={() => setAsked('end')}>
                {t('profile.badge.end')}
              </Button>
            )}
            <Button variant="default" leftSection={<IconId size={20} />} onClick={() => setAsked('new')}>
              {t(since ? 'profile.badge.another' : 'profile.badge.make')}
            </Button>
          </div>
        </div>
      )}
      {asked === 'new' && <BadgeDialog person={me} close={close} />}
      {asked === 'end' && (
        <ConfirmDialog
          title={t('profile.badge.endTitle')}
          confirm={t('profile.badge.end')}
          danger
          failed="profile.badge.endFailed"
          act={end}
          close={() => setAsked(null)}
        >
          <p>{t('profile.badge.endLead')}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
};
