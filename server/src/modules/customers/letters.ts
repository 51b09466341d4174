import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';
import { keyFor } from '../../http/callers/session.ts';

/** Where a customer finds their booking: the letter's key lets them in while somebody guesses at their number. */
export const bookingUrl = ({ publicUrl, secret }: Config, accountId: string, bookingNumber: string) => {
  const query = new URLSearchParams({ number: bookingNumber, key: bookingKey(secret, accountId, bookingNumber) });
  return `${publicUrl}/customer/booking/${accountId}?${query}`;
};

/** It opens nothing by itself: number and surname are asked for all the same. */
export const bookingKey = (secret: string, accountId: string, bookingNumber: string) =>
  createHmac('sha256', keyFor(secret, 'booking letter'))
    .update(JSON.stringify([accountId, bookingNumber.toLowerCase()]))
    .digest('base64url');
