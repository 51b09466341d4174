import './overlays.css';
import { Notifications, notifications } from '@mantine/notifications';

/** What says things over the page. */
export const teller = { Notifications, show: notifications.show };
