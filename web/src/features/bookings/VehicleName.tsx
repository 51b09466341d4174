import type { Booking } from '@llave/contract/bookings';
import { NumberPlate } from '../../ui/signs/NumberPlate.tsx';
import classes from './VehicleName.module.css';

/** A vehicle in a line: its plate and what it is. */
export const VehicleName = ({ vehicle }: { vehicle: Booking['vehicle'] }) => (
  <span className={classes.name}>
    <NumberPlate>{vehicle.numberPlate}</NumberPlate>
    <span>{`${vehicle.brand} ${vehicle.model}`}</span>
  </span>
);
