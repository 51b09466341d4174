import { Notifications, notifications } from '@mantine/notifications';
import { Furnished } from './Furnished.tsx';

const Notices = () => (
  <Furnished>
    <Notifications position="bottom-center" autoClose={4000} />
  </Furnished>
);

/** What says things over the page. */
export const teller = { Notices, show: notifications.show, hide: notifications.hide, clean: notifications.clean };
