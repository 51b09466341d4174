import { createRoute } from '@tanstack/react-router';
import { texts } from '../search.ts';
import { dashboard, staffPage } from './root.ts';

const report = createRoute({
  getParentRoute: () => dashboard,
  path: '/reports',
  validateSearch: texts('tab', 'q', 'sort', 'way', 'tool', 'from', 'to', 'state'),
  component: staffPage(() => import('../../features/reports/ReportsPage.tsx'), 'ReportsPage'),
});

/** What the days add up to. */
export const reports = [report] as const;
