import { OwnPasswordDialog } from '../features/authentication/OwnPasswordDialog.tsx';
import { MobileMenuDrawer } from './MobileMenuDrawer.tsx';
import { MoreMenuItems } from './MoreMenuItems.tsx';
import { UserMenuItems } from './UserMenuItems.tsx';

/** What opens over every page of the dashboard. */
export const overlays = { OwnPasswordDialog, MobileMenuDrawer, MoreMenuItems, UserMenuItems };
