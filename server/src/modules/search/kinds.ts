import { type Access, allows } from '@llave/contract/access';
import { listBookings } from '@llave/contract/bookings';
import { listCheckIns } from '@llave/contract/check-ins';
import { declared } from '@llave/contract/endpoint';
import { listFieldIncidents } from '@llave/contract/field-incidents';
import { listIncidents } from '@llave/contract/incidents';
import { listLockers } from '@llave/contract/lockers';
import { type SearchKind, searchKinds } from '@llave/contract/search';
import { listTools } from '@llave/contract/tools';
import { listUsers, readsPeople } from '@llave/contract/users';
import { listVehicles } from '@llave/contract/vehicles';
import type { Me } from '../../http/scope.ts';

/** What is found is what may be listed; of people, by who may also open them. */
const listedBy: Record<SearchKind, { access: Access; byBadge: boolean }> = {
  tool: declared(listTools),
  vehicle: declared(listVehicles),
  booking: declared(listBookings),
  checkIn: declared(listCheckIns),
  person: { ...declared(listUsers), access: readsPeople },
  locker: declared(listLockers),
  incident: declared(listIncidents),
  fieldIncident: declared(listFieldIncidents),
};

export const kindsFor = (me: Me): SearchKind[] =>
  searchKinds.filter((kind) => allows(listedBy[kind].access, me) && (listedBy[kind].byBadge || !me.byBadge));
