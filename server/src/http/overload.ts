import { AppError } from '@llave/contract/errors';

/** How many requests are worked on at once; more are told to come back rather than made to wait. */
export const maxAtOnce = 400;

let working = 0;

/** Works if there is room. A request counts once it is whole and until its work is done, whether or not its sender waits. */
export const withRoom = async <T>(work: () => Promise<T>): Promise<T> => {
  if (working >= maxAtOnce) throw new AppError('unavailable', undefined, 'Too much to do at once');
  working += 1;
  try {
    return await work();
  } finally {
    working -= 1;
  }
};
