import type { Booking, BookingStatus } from '@llave/contract/bookings';
import { plateKey } from '@llave/contract/plates';
import { hasWords } from '../../../lib/text/plain.ts';
import { type Place, placeOf, type Stretch } from './moving/stretch.ts';

/**
 * A booking as it is drawn: where, in which of its row's lanes, faint where it is not what one looks for, and with how many
 * days beside it to be written in where it is too short itself.
 */
export type Bar = Place & { booking: Booking; lane: number; faint: boolean; beside: number };

type Unlaid = Omit<Bar, 'lane' | 'beside'>;

type Vehicle = Booking['vehicle'];

/** A vehicle and its bookings; one that was removed only has past ones. */
export type Row = { vehicle: Vehicle; removed: boolean; bars: Bar[]; lanes: number };

export type Wanted = { q: string; status: BookingStatus | undefined };
type Sources = { vehicles: Vehicle[]; bookings: Booking[]; stretch: Stretch; wanted: Wanted; least: number };

/** A row a vehicle. Who looks for something sees only the rows that have it, with the rest of each row faint. */
export const rowsOf = ({ vehicles, bookings, stretch, wanted, least }: Sources): Row[] => {
  const drawn = bookings.filter(({ status }) => status !== 'Cancelado' || wanted.status === 'Cancelado');
  const ofVehicle = new Map<string, Booking[]>();
  for (const booking of drawn) {
    const { vehicleId } = booking.bookingInfo;
    ofVehicle.set(vehicleId, [...(ofVehicle.get(vehicleId) ?? []), booking]);
  }
  const known = new Set(vehicles.map(({ id }) => id));
  const removed = new Map(
    drawn.filter(({ vehicle }) => !known.has(vehicle.id)).map(({ vehicle }) => [vehicle.id, vehicle]),
  );
  const rows = [...vehicles, ...removed.values()].map((vehicle) => ({
    vehicle,
    removed: !known.has(vehicle.id),
    ...inLanes(placed(ofVehicle.get(vehicle.id) ?? [], stretch, wanted), least, stretch.days.length),
  }));
  return wanted.q || wanted.status ? rows.filter((row) => hasWanted(row, wanted)) : rows;
};

/** The lane in which a bar stands in nobody's way, or the first where each has somebody in it. */
export const laneFor = (place: Place, { bars, lanes }: Row, except: string) => {
  const isFree = (lane: number) =>
    bars.every(
      (bar) => bar.lane !== lane || bar.booking.id === except || bar.end <= place.start || place.end <= bar.start,
    );
  return Array.from({ length: lanes }, (_, lane) => lane).find(isFree) ?? 0;
};

const placed = (bookings: Booking[], stretch: Stretch, wanted: Wanted): Unlaid[] =>
  bookings
    .toSorted((one, other) => one.bookingInfo.dateFrom.localeCompare(other.bookingInfo.dateFrom))
    .flatMap((booking) => {
      const place = placeOf(stretch, booking.bookingInfo);
      return place ? [{ ...place, booking, faint: !isWanted(booking, wanted) }] : [];
    });

/** Bars that would cover one another lie in lanes; each takes up at least so many days. */
const inLanes = (bars: Unlaid[], least: number, days: number) => {
  const ends: number[] = [];
  const laid = bars.map((bar) => {
    const free = ends.findIndex((end) => end <= bar.start + slack);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = endOf(bar, least);
    return { ...bar, lane };
  });
  const roomAfter = ({ lane, start, end }: (typeof laid)[number]) => {
    const next = laid.find((other) => other.lane === lane && other.start > start)?.start ?? days;
    const room = next - endOf({ start, end }, least);
    return end - start < 2 * least && room > 2 * least ? room : 0;
  };
  return { bars: laid.map((bar) => ({ ...bar, beside: roomAfter(bar) })), lanes: Math.max(1, ends.length) };
};

const endOf = ({ start, end }: Pick<Place, 'start' | 'end'>, least: number) => Math.max(end, start + least);

const slack = 1e-6;

const hasWanted = ({ vehicle, bars }: Row, { q, status }: Wanted) =>
  bars.some(({ faint }) => !faint) || (status === undefined && hasWords(wordsOfVehicle(vehicle), q));

const isWanted = ({ status, customer, bookingInfo, vehicle }: Booking, wanted: Wanted) =>
  (wanted.status === undefined || wanted.status === status) &&
  hasWords(
    [
      bookingInfo.bookingNumber,
      customer.name,
      customer.surname,
      customer.email,
      customer.phone,
      wordsOfVehicle(vehicle),
    ].join(' '),
    wanted.q,
  );

const wordsOfVehicle = ({ brand, model, numberPlate }: Vehicle) =>
  `${brand} ${model} ${numberPlate} ${plateKey(numberPlate)}`;
