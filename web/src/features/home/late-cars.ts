import type { ExpectedCar } from '@llave/contract/today';

/** Whether a car should have been back by now. */
export const isLate = ({ kind, at }: Pick<ExpectedCar, 'kind' | 'at'>, now: Date) =>
  kind === 'arrival' && new Date(at) < now;
