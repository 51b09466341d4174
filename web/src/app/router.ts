import { createRouter } from '@tanstack/react-router';
import { Failure } from './Failure.tsx';
import { doors } from './routes/doors.ts';
import { people } from './routes/people.ts';
import { reception } from './routes/reception.ts';
import { rental } from './routes/rental.ts';
import { reports } from './routes/reports.ts';
import { dashboard, root } from './routes/root.ts';
import { visitors } from './routes/visitors.ts';
import { workshop } from './routes/workshop.ts';
import { parseSearch, stringifySearch } from './search.ts';

const routeTree = root.addChildren([
  ...doors,
  ...visitors,
  dashboard.addChildren([...people, ...workshop, ...rental, ...reception, ...reports]),
]);

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: Failure,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
