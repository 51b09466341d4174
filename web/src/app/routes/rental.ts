import { createRoute } from '@tanstack/react-router';
import { texts } from '../search.ts';
import { dashboard, staffPage } from './root.ts';

const bookings = createRoute({
  getParentRoute: () => dashboard,
  path: '/bookings',
  validateSearch: texts('q', 'status', 'view', 'from'),
  component: staffPage(() => import('../../features/bookings/list/BookingsPage.tsx'), 'BookingsPage'),
});

const newBooking = createRoute({
  getParentRoute: () => dashboard,
  path: '/booking',
  validateSearch: texts('vehicleId', 'from', 'to'),
  component: staffPage(() => import('../../features/bookings/form/NewBookingPage.tsx'), 'NewBookingPage'),
});

const booking = createRoute({
  getParentRoute: () => dashboard,
  path: '/booking/$bookingId',
  component: staffPage(() => import('../../features/bookings/detail/BookingPage.tsx'), 'BookingPage'),
});

const vehicles = createRoute({
  getParentRoute: () => dashboard,
  path: '/vehicles',
  validateSearch: texts('q'),
  component: staffPage(() => import('../../features/vehicles/VehiclesPage.tsx'), 'VehiclesPage'),
});

const newVehicle = createRoute({
  getParentRoute: () => dashboard,
  path: '/vehicle',
  component: staffPage(() => import('../../features/vehicles/NewVehiclePage.tsx'), 'NewVehiclePage'),
});

const vehicle = createRoute({
  getParentRoute: () => dashboard,
  path: '/vehicle/$vehicleId',
  component: staffPage(() => import('../../features/vehicles/VehiclePage.tsx'), 'VehiclePage'),
});

export const rental = [bookings, newBooking, booking, vehicles, newVehicle, vehicle] as const;
