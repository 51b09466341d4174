import { randomUUID } from 'node:crypto';
import { changeAccount, getAccount, getPublicAccount } from '@llave/contract/accounts';
import { type CheckIn, type CheckInForm, getCheckIn, listCheckIns, sendCheckIn } from '@llave/contract/check-ins';
import {
  type FieldIncident,
  type FieldIncidentForm,
  getFieldIncident,
  listFieldIncidents,
  sendFieldIncident,
} from '@llave/contract/field-incidents';
import { uploadAddress } from '@llave/contract/files';
import { givenSignature } from './given-rental.ts';
import { jpeg } from './samples.ts';
import { somewhere } from './somewhere.ts';
import type { Member, World } from './world.ts';

/** Turns on what the account page turns on. */
export const setAccount = async (world: World, { accountId, token }: Member, more: object) => {
  const { body } = await world.call(getAccount, { params: { accountId }, token });
  const { status } = await world.call(changeAccount, { token, body: { ...body, ...more } });
  if (status !== 200) throw new Error(`The account was not changed: ${status}`);
};

export const givenTicket = async (world: World, accountId: string): Promise<string> =>
  (await world.call(getPublicAccount, { params: { accountId }, address: somewhere() })).body.uploadTicket;

/** A photo that a visitor has uploaded with this ticket. */
export const givenTicketImage = async (world: World, ticket: string): Promise<string> => {
  const fileName = `${randomUUID()}.jpg`;
  const { body } = await world.call(uploadAddress, { params: { fileName }, query: { purpose: 'image', ticket } });
  const stored = await world.app.inject({
    method: 'PUT',
    url: body.sasUri,
    headers: { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' },
    payload: await jpeg(64, 48),
  });
  if (stored.statusCode !== 201) throw new Error(`The photo was refused: ${stored.body}`);
  return fileName;
};

const drawn = givenSignature();

/** What an owner sends, and what a crane operator sends. */
export const ownerForm = async (more: Partial<CheckInForm> = {}) => ({
  isOwner: true,
  name: 'Lucía',
  surname: 'Peña Gómez',
  nif: '12345678Z',
  email: `${randomUUID()}@cliente.test`,
  numberPlate: '1234 BCD',
  phoneNumber: '600 11 22 33',
  kilometers: 84_210,
  worksToDo: 'Frenos delanteros',
  option: 1,
  signature: await drawn,
  acceptsPolicy: true,
  acceptsProcessing: true,
  ...more,
});

export const craneForm = async (more: object = {}) => {
  const { name: _, surname: __, nif: ___, email: ____, ...rest } = await ownerForm();
  return {
    ...rest,
    isOwner: false,
    craneOperatorCompany: 'Grúas Norte',
    craneOperatorName: 'Luis Ortega',
    ...more,
  };
};

export const sendForm = (world: World, accountId: string, body: object, key?: string) =>
  world.call(sendCheckIn, { params: { accountId }, body, address: somewhere(), ...(key && { key }) });

export const givenCheckIn = async (world: World, admin: Member, more: object = {}): Promise<CheckIn> => {
  const { status, body } = await sendForm(world, admin.accountId, await ownerForm(more));
  if (status !== 200) throw new Error(`The check-in was refused: ${JSON.stringify(body)}`);
  const { accountId, token } = admin;
  const { body: cards } = await world.call(listCheckIns, { params: { accountId }, token });
  const id = cards.find(({ receiptNumber }) => receiptNumber === body.receiptNumber)?.id ?? '';
  return (await world.call(getCheckIn, { params: { id }, token })).body;
};

export const fieldForm = (more: Partial<FieldIncidentForm> = {}) => ({
  name: 'Rosa Marín',
  delegation: 'CM93 Valencia',
  email: `${randomUUID()}@sede.test`,
  phoneNumber: '600 44 55 66',
  incidentType: 'Compra',
  category: 'Fotocopiadoras',
  priority: 'high',
  detail: 'Hace falta tóner',
  ...more,
});

export const sendReport = (world: World, accountId: string, body: object, key?: string) =>
  world.call(sendFieldIncident, { params: { accountId }, body, address: somewhere(), ...(key && { key }) });

/** A report from a site that the company then has. */
export const givenFieldIncident = async (world: World, admin: Member, more: object = {}): Promise<FieldIncident> => {
  const { accountId, token } = admin;
  await setAccount(world, admin, { delegations: ['CM93 Valencia', 'ITT Teruel'] });
  const { status, body } = await sendReport(world, accountId, fieldForm(more));
  if (status !== 200) throw new Error(`The report was refused: ${JSON.stringify(body)}`);
  const { body: cards } = await world.call(listFieldIncidents, { params: { accountId }, token });
  const id = cards.find(({ reference }) => reference === body.reference)?.id ?? '';
  return (await world.call(getFieldIncident, { params: { id }, token })).body;
};
