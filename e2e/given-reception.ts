import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { givenSignature } from '../server/src/test/given-rental.ts';
import { jpeg } from '../server/src/test/samples.ts';
import { somewhere } from '../server/src/test/somewhere.ts';
import { type Company, expect } from './fixtures.ts';
import { openWorkshop } from './given-check-in.ts';

/** A company whose visitors have left vehicles and reports before its staff look, each from a place of their own. */
export const givenReception = async (request: APIRequestContext, company: Company) => {
  const workshop = await openWorkshop(request, company);
  const { accountId } = workshop;

  const visit = async <T>(method: string, path: string, data?: object): Promise<T> => {
    const reply = await request.fetch(`/api${path}`, { method, data, headers: { 'x-forwarded-for': somewhere() } });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()) as T;
  };

  /** Pictures as a wizard sends them, and the ticket that they came with. */
  const pictures = async (count: number) => {
    const { uploadTicket: ticket } = await visit<{ uploadTicket: string }>('GET', `/account/booking/${accountId}`);
    const names = Array.from({ length: count }, () => `${randomUUID()}.jpg`);
    for (const name of names) {
      const query = new URLSearchParams({ purpose: 'image', ticket });
      const { sasUri } = await visit<{ sasUri: string }>('GET', `/file/upload/${name}?${query}`);
      const headers = { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' };
      expect((await request.put(sasUri, { data: await jpeg(320, 240), headers })).status()).toBe(201);
    }
    return { ticket, names };
  };

  return {
    ...workshop,
    pictures,
    checkIn: async (numberPlate: string, more: object = {}) =>
      visit<{ receiptNumber: number; lockerNumber: string | null; lockerCode: string | null }>(
        'POST',
        `/service-appoinment/account/${accountId}`,
        {
          isOwner: true,
          name: 'Lucía',
          surname: 'Peña Gómez',
          nif: '12345678Z',
          email: `${randomUUID()}@cliente.test`,
          numberPlate,
          phoneNumber: '600 111 222',
          worksToDo: 'Ruido al frenar',
          option: 1,
          signature: await givenSignature(),
          acceptsPolicy: true,
          acceptsProcessing: true,
          timeTaken: 200,
          ...more,
        },
      ),
    report: (more: object = {}) =>
      visit<{ reference: string }>('POST', `/field-incident/account/${accountId}`, {
        name: 'Rosa Gil',
        delegation: 'ITT Sur',
        email: `${randomUUID()}@sede.test`,
        phoneNumber: '600 333 444',
        incidentType: 'Compra',
        category: 'OTROS',
        priority: 'low',
        detail: 'Doce pares de guantes',
        ...more,
      }),
  };
};
