import { createRoute } from '@tanstack/react-router';
import { texts } from '../search.ts';
import { dashboard, staffPage } from './root.ts';

const checkIns = createRoute({
  getParentRoute: () => dashboard,
  path: '/check-ins',
  validateSearch: texts('q', 'state', 'by', 'option'),
  component: staffPage(() => import('../../features/check-in-list/CheckInsPage.tsx'), 'CheckInsPage'),
});

const checkIn = createRoute({
  getParentRoute: () => dashboard,
  path: '/check-in/$checkInId',
  component: staffPage(() => import('../../features/check-in-list/CheckInPage.tsx'), 'CheckInPage'),
});

const fieldIncidents = createRoute({
  getParentRoute: () => dashboard,
  path: '/field-incidents',
  validateSearch: texts('q', 'state', 'delegation', 'incidentType', 'category', 'priority'),
  component: staffPage(() => import('../../features/field-incident-list/FieldIncidentsPage.tsx'), 'FieldIncidentsPage'),
});

const fieldIncident = createRoute({
  getParentRoute: () => dashboard,
  path: '/field-incident/$fieldIncidentId',
  component: staffPage(() => import('../../features/field-incident-list/FieldIncidentPage.tsx'), 'FieldIncidentPage'),
});

/** What visitors leave and report, for those who take care of it. */
export const reception = [checkIns, checkIn, fieldIncidents, fieldIncident] as const;
