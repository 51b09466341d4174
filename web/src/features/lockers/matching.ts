import type { Locker } from '@llave/contract/lockers';

/** The lockers whose number, description, tool or booking has every one of these words. */
export const matching = (lockers: Locker[], q: string): Locker[] => {
  const words = plain(q).split(/\s+/).filter(Boolean);
  return lockers.filter(({ identifierValue, identifier, tool, booking }) => {
    const text = plain([identifierValue, identifier, tool?.name ?? '', booking?.bookingNumber ?? ''].join(' '));
    return words.every((word) => text.includes(word));
  });
};

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
