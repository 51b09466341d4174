import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { texts } from '../search.ts';
import { dashboard, staffPage } from './root.ts';

const tools = createRoute({
  getParentRoute: () => dashboard,
  path: '/tools',
  validateSearch: texts('q', 'show', 'category'),
  loader: async ({ location, cause }) => {
    const [{ readAhead }, { prefetchFrame }] = await Promise.all([
      import('../../features/tools/ToolsPage.tsx'),
      import('../Shell.tsx'),
    ]);
    const isNear = readAhead(location.search);
    if (cause !== 'enter') return;
    prefetchFrame();
    await isNear;
  },
  component: lazyRouteComponent(() => import('../../features/tools/ToolsPage.tsx'), 'ToolsPage'),
});

const newTool = createRoute({
  getParentRoute: () => dashboard,
  path: '/tool',
  component: staffPage(() => import('../../features/tools/NewToolPage.tsx'), 'NewToolPage'),
});

const tool = createRoute({
  getParentRoute: () => dashboard,
  path: '/tool/$toolId',
  component: staffPage(() => import('../../features/tools/ToolPage.tsx'), 'ToolPage'),
});

const labels = createRoute({
  getParentRoute: () => dashboard,
  path: '/labels',
  validateSearch: texts('tools'),
  component: staffPage(() => import('../../features/labels/LabelsPage.tsx'), 'LabelsPage'),
});

const lockers = createRoute({
  getParentRoute: () => dashboard,
  path: '/lockers',
  validateSearch: texts('tab', 'q'),
  component: staffPage(() => import('../../features/lockers/LockersPage.tsx'), 'LockersPage'),
});

const importing = createRoute({
  getParentRoute: () => dashboard,
  path: '/import/$kind',
  component: staffPage(() => import('../../features/imports/ImportPage.tsx'), 'ImportPage'),
});

const incidents = createRoute({
  getParentRoute: () => dashboard,
  path: '/incidents',
  validateSearch: texts('q', 'state'),
  component: staffPage(() => import('../../features/incidents/list/IncidentsPage.tsx'), 'IncidentsPage'),
});

const incident = createRoute({
  getParentRoute: () => dashboard,
  path: '/incident/$incidentId',
  component: staffPage(() => import('../../features/incidents/detail/IncidentPage.tsx'), 'IncidentPage'),
});

export const workshop = [tools, newTool, tool, labels, lockers, importing, incidents, incident] as const;
