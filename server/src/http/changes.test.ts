import { randomUUID } from 'node:crypto';
import { endpoints } from '@llave/contract';
import { changeAccount } from '@llave/contract/accounts';
import { changeBooking } from '@llave/contract/bookings';
import { type Call, declared } from '@llave/contract/endpoint';
import { changeIncident } from '@llave/contract/incidents';
import { changeLocker } from '@llave/contract/lockers';
import { changeNoticeSettings } from '@llave/contract/notices';
import { changeToolCategory } from '@llave/contract/tool-categories';
import { changeTool } from '@llave/contract/tools';
import { changeUser } from '@llave/contract/users';
import { changeVehicle } from '@llave/contract/vehicles';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { givenCategory, givenImage, givenIncident, givenLocker, givenTool } from '../test/given.ts';
import { givenTotp } from '../test/given-factors.ts';
import { givenBooking, givenVehicle } from '../test/given-rental.ts';
import { givenWorld } from '../test/given-world.ts';
import type { Member } from '../test/world.ts';

const world = givenWorld();
let admin: Member;
beforeAll(async () => {
  admin = await world.company();
  await givenTotp(world, admin.token);
});

type Fields = Record<string, unknown>;
type Case = {
  endpoint: Call;
  /** The id of a thing in which every field has a value. */
  given: () => Promise<Fields>;
  /** Another value for each field that can be changed, by its path. */
  others: () => Promise<Fields>;
  /** What follows from a changed field besides itself. */
  follows?: Record<string, string[]>;
};

const picture = { follows: ['img', 'imgUrl', 'fileName'] };
const vehicleFields = ['vehicle.id', 'vehicle.brand', 'vehicle.model', 'vehicle.numberPlate'];

const cases: Case[] = [
  {
    endpoint: changeAccount,
    given: async () => {
      const full = {
        logo: await givenImage(world, admin),
        privacyPolicy: '# Privacidad',
        fullCheckinAccess: true,
        keyDrop: true,
        registryNumber: '46/1',
        delegations: ['ITT Norte'],
      };
      await world.call(changeAccount, { token: admin.token, body: full });
      return {};
    },
    others: async () => ({
      companyName: 'Otro Taller',
      companyIdentifier: 'B87654321',
      phoneNumber: '961 111 111',
      'address.street': 'Calle Menor, 2',
      'address.city': 'Alzira',
      'address.state': 'Castellón',
      'address.postCode': '46600',
      logo: await givenImage(world, admin),
      logoUrl: await givenImage(world, admin),
      privacyPolicy: '# Otra',
      fullCheckinAccess: false,
      keyDrop: false,
      registryNumber: '',
      contactEmail: 'clientes@otro.test',
      delegations: [],
      checkInHours: '12',
      auditMonths: 60,
      keyDropMinutes: '45',
      secondFactor: 'everyone',
      retention: { pictures: 2, papers: 3, reports: 4, blocked: 5 },
    }),
    follows: {
      logo: ['logoUrl'],
      logoUrl: ['logo'],
      retention: ['pictures', 'papers', 'reports', 'blocked'].map((what) => `retention.${what}`),
    },
  },
  {
    endpoint: changeBooking,
    given: async () => ({ id: (await givenBooking(world, admin, (await givenVehicle(world, admin)).id)).id }),
    others: async () => ({
      'customer.email': 'otra@cliente.test',
      'customer.phone': null,
      'customer.name': 'Ana',
      'customer.surname': 'Ríos',
      'customer.language': 'en-GB',
      'bookingInfo.bookingNumber': randomUUID().slice(0, 8),
      'bookingInfo.dateTo': '2031-05-04T10:00:00+02:00',
      'bookingInfo.dateFrom': '2031-05-01T10:00',
      'bookingInfo.hasFullInsuranceCoverage': false,
      'bookingInfo.vehicleId': (await givenVehicle(world, admin)).id,
    }),
    follows: { 'bookingInfo.vehicleId': vehicleFields },
  },
  {
    endpoint: changeVehicle,
    given: async () => ({ id: (await givenVehicle(world, admin)).id }),
    others: async () => ({
      brand: 'Renault',
      model: 'Clio',
      numberPlate: randomUUID().slice(0, 8),
      currentKilometers: '12500',
    }),
  },
  {
    endpoint: changeLocker,
    given: async () => ({ id: (await givenLocker(world, admin, { identifier: 'Junto a la puerta' })).id }),
    others: async () => ({
      identifierValue: randomUUID().slice(0, 8),
      identifier: '',
      lockerSize: '6',
      useType: 'Renting',
    }),
  },
  {
    endpoint: changeToolCategory,
    given: async () => ({ id: (await givenCategory(world, admin)).id }),
    others: async () => ({ name: 'Par de apriete' }),
  },
  {
    endpoint: changeTool,
    given: async () => {
      const worker = await world.person(admin.accountId);
      const form = { description: 'De carraca', reference: 'R-1', purchaseDate: '2024-02-01', purchasePrice: 12.5 };
      return {
        id: (
          await givenTool(world, admin, {
            ...form,
            excludedUsers: [worker.user.id],
            categoryId: (await givenCategory(world, admin)).id,
          })
        ).id,
      };
    },
    others: async () => ({
      name: 'Gato hidráulico',
      description: null,
      reference: '',
      purchaseDate: '2025-05-31T22:30:00.000Z',
      purchasePrice: '99.95',
      img: await givenImage(world, admin),
      fileName: await givenImage(world, admin),
      imgUrl: await givenImage(world, admin),
      excludedUsers: [],
      categoryId: null,
    }),
    follows: {
      categoryId: ['category.id', 'category.name', 'category'],
      img: picture.follows,
      fileName: picture.follows,
      imgUrl: picture.follows,
      excludedUsers: ['excludedUsers.0'],
    },
  },
  {
    endpoint: changeUser,
    given: async () => {
      const email = `${randomUUID()}@taller.test`;
      const access = { rentingRoleId: 2, toolsRoleId: 3, managementRoleId: 2, checkingRoleId: 2 } as const;
      return { id: (await world.person(admin.accountId, { email, access })).user.id };
    },
    others: async () => ({
      name: 'Berta',
      surname: 'Ñíguez',
      userName: `u-${randomUUID().slice(0, 8)}`,
      email: `${randomUUID()}@taller.test`,
      isAdmin: true,
      'access.rentingRoleId': 3,
      'access.toolsRoleId': '2',
      'access.managementRoleId': 1,
      'access.checkingRoleId': 3,
    }),
  },
  {
    endpoint: changeIncident,
    given: async () => {
      const tool = await givenTool(world, admin);
      const files = [await givenImage(world, admin)];
      const { id } = await givenIncident(world, admin, tool.id, { files });
      await world.call(changeIncident, { token: admin.token, body: { id, observations: [{ detail: 'Ya estaba' }] } });
      return { id };
    },
    others: async () => ({
      description: 'Ya no aprieta nada',
      observations: [{ detail: 'Se oye un clac' }],
      files: [await givenImage(world, admin)],
    }),
    follows: { observations: ['observations.'], files: ['files.', 'images.'] },
  },
  {
    endpoint: changeNoticeSettings,
    given: async () => ({}),
    others: async () => ({ digestHour: 6, ways: { lateCars: 'digest' } }),
  },
];

/** What can be changed by a PUT and what is said with it to name the thing. */
const naming = ['id', 'accountId', 'version'];

type Schema = { type?: string; properties?: Record<string, Schema>; anyOf?: Schema[] };

/** The fields of a body by their paths; what is sent whole is one. */
const fieldsOf = ({ properties = {} }: Schema, above = ''): string[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    const parts = [field, ...(field.anyOf ?? [])].find(({ properties }) => properties);
    const isWhole = name === 'retention';
    return parts && !isWhole ? fieldsOf(parts, `${above}${name}.`) : [above + name];
  });

const bodyFields = (call: Call) =>
  fieldsOf(z.toJSONSchema(declared(call).body, { io: 'input', unrepresentable: 'any' }) as Schema).filter(
    (field) => !naming.includes(field),
  );

/** Acts that are PUT because the specification says so, and change no fields. */
const acts = ['closeIncident', 'changeUserPassword', 'changeOwnLanguage'];

/** Settings that are sent whole, because their parts mean nothing without each other. */
const wholes = ['setSignOn'];

test('every PUT of the contract, and every field of it, is one of these', () => {
  const puts = endpoints.filter(({ method, name }) => method === 'PUT' && ![...acts, ...wholes].includes(name));
  expect(cases.map(({ endpoint }) => endpoint.name).sort()).toEqual(puts.map(({ name }) => name).sort());
});

const named = cases.map((one) => [one.endpoint.name, one] as const);

test.each(named)('%s: a field that is sent is changed, and one that is not sent is left as it is', async (_, one) => {
  const { endpoint, given, others, follows = {} } = one;
  const id = await given();
  const put = async (body: object) => {
    const answer = await world.call(endpoint, { token: admin.token, body: { ...id, ...body } });
    expect({ status: answer.status, body, answer: answer.body }).toMatchObject({ status: 200 });
    return flat(answer.body as Fields);
  };
  const wanted = await others();
  expect(Object.keys(wanted).sort()).toEqual(bodyFields(endpoint).sort());

  for (const [path, value] of Object.entries(wanted)) {
    const before = await put({});
    const after = await put(nested(path, value));
    const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (field) => steady(before[field]) !== steady(after[field]) && field !== 'version',
    );
    const allowed = [path, ...(follows[path] ?? [])];
    expect(changed.length, `${path} is changed`).toBeGreaterThan(0);
    expect(changed.filter((field) => !allowed.some((start) => field.startsWith(start)))).toEqual([]);
  }
});

test.each(named)('%s: what was answered may be sent back as it came, and changes nothing', async (_, one) => {
  const id = await one.given();
  const put = async (body: object) => world.call(one.endpoint, { token: admin.token, body: { ...body, ...id } });
  const before = await put({});
  const after = await put(before.body as object);
  expect(after.status).toBe(200);
  const isSame = ([field, value]: [string, unknown]) => steady(value) === steady(flat(before.body as Fields)[field]);
  expect(
    Object.entries(flat(after.body as Fields)).filter((entry) => !isSame(entry) && entry[0] !== 'version'),
  ).toEqual([]);
});

const nested = (path: string, value: unknown): object =>
  path
    .split('.')
    .reverse()
    .reduce<unknown>((inner, name) => ({ [name]: inner }), value) as object;

const flat = (value: unknown, above = ''): Fields =>
  typeof value === 'object' && value !== null
    ? Object.assign({}, ...Object.entries(value).map(([name, inner]) => flat(inner, above ? `${above}.${name}` : name)))
    : { [above]: value };

/** An address is signed anew as time goes: what it leads to is what counts. */
const steady = (value: unknown) => (typeof value === 'string' ? value.split('?', 1)[0] : value);
