import { randomUUID } from 'node:crypto';
import { uploadAddress } from '@llave/contract/files';
import { type Incident, type IncidentForm, openIncident } from '@llave/contract/incidents';
import { createLocker, type Locker, type LockerForm } from '@llave/contract/lockers';
import { createToolCategory, type ToolCategory } from '@llave/contract/tool-categories';
import type { ToolForm } from '@llave/contract/tool-forms';
import { createTool, type Tool } from '@llave/contract/tools';
import sharp from 'sharp';
import type { Member, World } from './world.ts';

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#12355b' } })
  .png()
  .toBuffer();

/** A picture that this company has uploaded. */
export const givenImage = async (world: World, member: Member): Promise<string> =>
  givenFile(world, member, 'image', await picture, 'png');

export const givenFile = async (
  world: World,
  member: Member,
  purpose: 'image' | 'document',
  content: Buffer | string,
  extension: string,
): Promise<string> => {
  const fileName = `${randomUUID()}.${extension}`;
  const { body } = await world.call(uploadAddress, { params: { fileName }, query: { purpose }, token: member.token });
  const stored = await world.app.inject({
    method: 'PUT',
    url: body.sasUri,
    headers: { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' },
    payload: content,
  });
  if (stored.statusCode !== 201) throw new Error(`The file was refused: ${stored.body}`);
  return fileName;
};

export const givenTool = async (world: World, admin: Member, form: Partial<ToolForm> = {}): Promise<Tool> => {
  const img = form.img ?? (await givenImage(world, admin));
  const { status, body } = await world.call(createTool, {
    token: admin.token,
    body: { name: 'Llave dinamométrica 1/2"', ...form, img },
  });
  if (status !== 200) throw new Error(`The tool was refused: ${JSON.stringify(body)}`);
  return body;
};

export const givenIncident = async (
  world: World,
  member: Member,
  toolId: string,
  form: Partial<IncidentForm> = {},
): Promise<Incident> => {
  const body = { toolId, incidentType: 'broken', description: 'No aprieta', ...form };
  return (await world.call(openIncident, { token: member.token, body })).body;
};

export const givenCategory = async (world: World, admin: Member, name = `c-${randomUUID()}`): Promise<ToolCategory> =>
  (await world.call(createToolCategory, { token: admin.token, body: { name } })).body;

export const givenLocker = async (world: World, admin: Member, form: Partial<LockerForm> = {}): Promise<Locker> => {
  const identifierValue = randomUUID().slice(0, 8);
  const body = { identifierValue, lockerSize: 4, useType: 'Tool', ...form };
  return (await world.call(createLocker, { token: admin.token, body })).body;
};
