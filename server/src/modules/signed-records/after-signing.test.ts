import { endpoints } from '@llave/contract';
import { whoAmI } from '@llave/contract/authentication';
import type { Endpoint } from '@llave/contract/endpoint';
import { type SignedKind, verifyPaper } from '@llave/contract/signed-records';
import { expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { between } from '../../http/between.ts';
import { drawDocument } from '../../jobs/documents.ts';
import { givenIds } from '../../test/given-ids.ts';
import { givenCheckIn } from '../../test/given-reception.ts';
import { bookingForm, givenSignature, givenVehicle } from '../../test/given-rental.ts';
import { givenSigned } from '../../test/given-signed.ts';
import { givenWorld } from '../../test/given-world.ts';
import { readPdf } from '../../test/pdf.ts';
import { shows } from '../../test/proof.ts';
import { type Ids, wholeOf } from '../../test/requests.ts';
import { somewhere } from '../../test/somewhere.ts';
import type { World } from '../../test/world.ts';
import { drawReceipt } from '../check-ins/keeping.ts';
import { readRecord } from './records.ts';

const world = givenWorld();

type Company = Awaited<ReturnType<World['company']>>;

/** Something signed: which ids lead to it, the code of its customer's visit, and its paper as it would be drawn now. */
type Subject = { kind: SignedKind; ids: Partial<Ids>; code: string; signedAt: string; draw: () => Promise<Buffer> };

const givenBack = async (admin: Company, kind: 'pickUp' | 'return'): Promise<Subject> => {
  const vehicle = await givenVehicle(world, admin);
  const { booking, code, pickUp, signBack, bringBack } = await givenSigned(world, admin, vehicle.id);
  await pickUp();
  if (kind === 'return') await signBack().then(bringBack);
  const { accountId } = admin;
  const row = await asVisitor(world.database, 'read', accountId, (db) =>
    db.selectFrom('bookings').selectAll().where('booking_id', '=', booking.id).executeTakeFirstOrThrow(),
  );
  const paper = kind === 'return' ? ('return' as const) : ('checkIn' as const);
  return {
    kind,
    ids: { bookingId: booking.id, vehicleId: vehicle.id },
    code,
    signedAt: (kind === 'return' ? row.return_signed_at : row.signed_at)?.toISOString() ?? '',
    draw: async () =>
      (await drawDocument(world.services, { accountId, bookingId: booking.id, paper })) ?? Buffer.alloc(0),
  };
};

const subjects: Record<SignedKind, (admin: Company) => Promise<Subject>> = {
  pickUp: (admin) => givenBack(admin, 'pickUp'),
  return: (admin) => givenBack(admin, 'return'),
  checkIn: async (admin) => {
    const { id, createdDate } = await givenCheckIn(world, admin);
    const draw = () => drawReceipt(between(world.services, admin.accountId), id);
    return { kind: 'checkIn', ids: { checkInId: id }, code: '', signedAt: createdDate, draw };
  },
};

const account = {
  companyName: 'Otra Empresa',
  companyIdentifier: 'B87654321',
  phoneNumber: '961 111 111',
  address: { street: 'Calle Menor, 2', city: 'Alzira', state: 'Castellón', postCode: '46600' },
  registryNumber: '46/999',
  contactEmail: 'otra@taller.test',
};

/** Bodies that go through where a made-up text would not; the rest follows from the contract. */
const bodies = async (ids: Ids): Promise<Record<string, object>> => {
  const { customer, bookingInfo } = bookingForm(world, ids.vehicleId, 500, 600);
  const other = { name: 'Otra', surname: 'Persona', email: 'otra@cliente.test', phone: '600 11 11 11' };
  return {
    changeAccount: account,
    changeVehicle: {
      id: ids.vehicleId,
      brand: 'Porsche',
      model: '911',
      numberPlate: 'CAMBIO 1',
      currentKilometers: 99_999,
    },
    createBooking: { customer, bookingInfo },
    changeBooking: { id: ids.bookingId, customer: other, bookingInfo: { ...bookingInfo, bookingNumber: 'OTRA-1' } },
    reviewBooking: { kilometers: 200_000, note: 'Revisado' },
    takeBackBooking: { kilometers: 200_000, note: 'En el mostrador' },
    closeCheckIn: { note: 'Entregado' },
  };
};

/** What can be taken away goes last. */
const order = ['PUT', 'PATCH', 'POST', 'GET', 'DELETE'];
const writes = endpoints
  .filter((endpoint) => endpoint.writes)
  .sort((one, other) => order.indexOf(one.method) - order.indexOf(other.method));

test.each(Object.keys(subjects) as SignedKind[])(
  'every call that writes, after a %s was signed: paper, hash and /verify say what was signed',
  async (kind) => {
    const admin = await world.company({ companyName: 'Rent Levante' });
    const worker = await world.person(admin.accountId);
    const others = await givenIds(world, admin);
    const subject = await subjects[kind](admin);
    const ids = { ...others, userId: worker.user.id, ...subject.ids };
    const plausible = await bodies(ids);
    const signature = await givenSignature();
    const signed = await read(admin.accountId, subject);
    const drawn = await subject.draw();
    let { token } = admin;

    const said: Record<string, number> = {};
    const call = async (endpoint: Endpoint) => {
      if ((await world.call(whoAmI, { token })).status !== 200) token = (await world.signIn(admin.email)).token;
      const { params, query, body } = wholeOf(endpoint, ids);
      const proof = endpoint.access === 'customer' && subject.code ? { code: subject.code } : {};
      const isSigning = body && 'signature' in body;
      const { status } = await world.call(endpoint, {
        params: { ...params, ...('code' in params && proof) },
        query: { ...query, ...('code' in query && proof) },
        body: plausible[endpoint.name] ?? (body && { ...body, ...proof, ...(isSigning && { signature }) }),
        token,
        address: somewhere(),
      });
      said[endpoint.name] = status;
    };

    shows(30, writes.length, `${writes.length} calls after a ${kind}`);
    for (const endpoint of writes) {
      await call(endpoint);
      expect({ after: endpoint.name, ...(await read(admin.accountId, subject)) }).toEqual({
        after: endpoint.name,
        ...signed,
      });
      expect({ after: endpoint.name, ...(await verify(signed)) }).toMatchObject({ kind, signedDate: subject.signedAt });
    }
    const again = await subject.draw();
    expect(again.equals(drawn)).toBe(true);
    const { text } = await readPdf(again);
    expect(text).toContain(signed.sha256.match(/.{4}/g)?.join(' '));
    expect(text).not.toMatch(/Porsche|CAMBIO|Otra|99\.999/);
    expect(said).toMatchObject({
      changeAccount: 200,
      changeVehicle: 200,
      changeBooking: kind === 'checkIn' ? 200 : 409,
    });
  },
);

const read = async (accountId: string, { kind, ids, signedAt }: Subject) => {
  const subject = kind === 'checkIn' ? { checkInId: ids.checkInId ?? '' } : { bookingId: ids.bookingId ?? '' };
  const record = await asVisitor(world.database, 'read', accountId, (db) =>
    readRecord(db, subject, kind, new Date(signedAt)),
  );
  if (!record) throw new Error('Nothing is frozen');
  return record;
};

const verify = async ({ number, sha256 }: { number: string; sha256: string }) =>
  (await world.call(verifyPaper, { body: { number, code: sha256 }, address: somewhere() })).body.paper;
