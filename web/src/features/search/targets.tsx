import { allows } from '@llave/contract/access';
import type { Found, SearchKind } from '@llave/contract/search';
import { changeUser, type User } from '@llave/contract/users';
import {
  IconAlertTriangle,
  IconArrowRight,
  IconBuilding,
  IconCalendar,
  IconCar,
  IconFileText,
  IconKey,
  IconTool,
  IconUser,
} from '@tabler/icons-react';
import type { NavigateOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export type Kind = SearchKind | 'page';
export type Target = Pick<NavigateOptions, 'to' | 'params' | 'search'>;

export const icons: Record<Kind, ReactNode> = {
  page: <IconArrowRight size={20} />,
  tool: <IconTool size={20} />,
  vehicle: <IconCar size={20} />,
  booking: <IconCalendar size={20} />,
  checkIn: <IconFileText size={20} />,
  person: <IconUser size={20} />,
  locker: <IconKey size={20} />,
  incident: <IconAlertTriangle size={20} />,
  fieldIncident: <IconBuilding size={20} />,
};

/** Where a thing is opened by this person. */
export const targetOf = (found: Found, me: User): Target => targets[found.kind](found, me);

const targets: Record<SearchKind, (found: Found, me: User) => Target> = {
  tool: ({ id }) => ({ to: '/dashboard/tool/$toolId', params: { toolId: id } }),
  vehicle: ({ id }) => ({ to: '/dashboard/vehicle/$vehicleId', params: { vehicleId: id } }),
  booking: ({ id }) => ({ to: '/dashboard/booking/$bookingId', params: { bookingId: id } }),
  checkIn: ({ id }) => ({ to: '/dashboard/check-in/$checkInId', params: { checkInId: id } }),
  person: ({ id, title, isAdmin }, me) =>
    allows(changeUser.access, me)
      ? { to: '/dashboard/user/$code/$userId', params: { code: isAdmin ? 'admin-user' : 'user', userId: id } }
      : { to: '/dashboard/users', search: { q: title } },
  locker: ({ useType, title }) => ({
    to: '/dashboard/lockers',
    search: { tab: useType === 'Tool' ? 'tools' : 'keys', q: title },
  }),
  incident: ({ id }) => ({ to: '/dashboard/incident/$incidentId', params: { incidentId: id } }),
  fieldIncident: ({ id }) => ({ to: '/dashboard/field-incident/$fieldIncidentId', params: { fieldIncidentId: id } }),
};
