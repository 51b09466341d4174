import { allows } from '@llave/contract/access';
import { type BookingStatus, bookingStatuses, createBooking } from '@llave/contract/bookings';
import type { User } from '@llave/contract/users';
import { IconCalendarTime, IconLayoutGrid, IconPlus } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx';
import { FilterPills } from '../../../ui/forms/FilterPills.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { tones } from '../tones.ts';
import classes from './BookingsHead.module.css';

export type Shown = { q: string; status: BookingStatus | undefined };

type Props = Shown & { me: User; byDays: boolean; show: (shown: Shown) => void };

/** What is asked of the bookings, however they are shown. */
export const BookingsHead = ({ me, q, status, byDays, show }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('bookings.title')} lead={t('bookings.lead')}>
        <ViewSwitch byDays={byDays} />
        {allows(createBooking.access, me) && (
          <ButtonLink to="/dashboard/booking" variant="accent" leftSection={<IconPlus size={20} />}>
            {t('bookings.add')}
          </ButtonLink>
        )}
      </PageHead>
      <div className={classes.tools}>
        <SearchField label={t('bookings.search')} value={q} onSearch={(words) => show({ q: words, status })} />
        <FilterPills<BookingStatus | 'all'>
          label={t('bookings.which')}
          value={status ?? 'all'}
          onChange={(chosen) => show({ q, status: chosen === 'all' ? undefined : chosen })}
          options={[
            { value: 'all', label: t('bookings.all') },
            ...bookingStatuses.map((value) => ({ value, label: t(`bookings.status.${value}`), tone: tones[value] })),
          ]}
        />
      </div>
    </>
  );
};

type ViewSwitchProps = AnchorHTMLAttributes<HTMLAnchorElement> & { chosen: boolean; ref?: Ref<HTMLAnchorElement> };

/** Both lead to this very page, so the router cannot tell which is the present one. */
const View = createLink(({ chosen, ...props }: ViewSwitchProps) => (
  <a {...props} aria-current={chosen ? 'page' : undefined} />
));

/** The same bookings as cards or by days; what one looks for stays. */
const ViewSwitch = ({ byDays }: { byDays: boolean }) => {
  const { t } = useTranslation();
  return (
    <nav className={classes.switch} aria-label={t('timeline.view')}>
      <View
        to="/dashboard/bookings"
        search={({ q, status }) => ({ q, status })}
        replace
        resetScroll={false}
        chosen={!byDays}
      >
        <IconLayoutGrid size={20} />
        {t('timeline.cards')}
      </View>
      <View
        to="/dashboard/bookings"
        search={({ q, status }) => ({ q, status, view: 'timeline' })}
        replace
        resetScroll={false}
        chosen={byDays}
      >
        <IconCalendarTime size={20} />
        {t('timeline.title')}
      </View>
    </nav>
  );
};
