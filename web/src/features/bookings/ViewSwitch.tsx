import { IconCalendarTime, IconLayoutGrid } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './ViewSwitch.module.css';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { chosen: boolean; ref?: Ref<HTMLAnchorElement> };

/** Both lead to this very page, so the router cannot tell which is the present one. */
const View = createLink(({ chosen, ...props }: Props) => <a {...props} aria-current={chosen ? 'page' : undefined} />);

/** The same bookings as cards or by days; what one looks for stays. */
export const ViewSwitch = ({ byDays }: { byDays: boolean }) => {
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
