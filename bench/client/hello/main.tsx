import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

const root = createRootRoute();
const hello = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Hola</h1> });
const router = createRouter({ routeTree: root.addChildren([hello]) });

const place = document.getElementById('root');
if (place) createRoot(place).render(<RouterProvider router={router} />);
