import { randomUUID } from 'node:crypto';
import { firstAppointmentNumber } from '@llave/contract/appointments';
import { demoAccountId } from '../../config.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { readAccount } from '../../modules/check-ins/keeping.ts';
import { freezeReceipt } from '../../modules/check-ins/receipt.ts';
import { chanceFrom } from '../chance.ts';
import { keepFile } from '../files.ts';
import type { Workshop } from '../fill.ts';
import { photo } from '../pictures/surfaces.ts';
import { type DemoCheckIn, demoCheckIns, keyInLocker } from './check-ins.ts';
import { endOf, momentOf } from './moments.ts';
import { type ReceptionPictures, signerOf } from './pictures.ts';

export type Reception = Workshop & { jobs: Jobs; pictures: ReceptionPictures };

/** Puts what visitors left at the workshop into the company, oldest first, and queues the receipts they signed. */
export const addCheckIns = async (reception: Reception) => {
  for (const [index, checkIn] of demoCheckIns.entries()) await addCheckIn(reception, checkIn, index);
  await reception.db.insertInto('counters').values({ name: 'receipt', last: demoCheckIns.length }).execute();
};

const addCheckIn = async (reception: Reception, checkIn: DemoCheckIn, index: number) => {
  const { db, jobs, calendar, idOf, pictures } = reception;
  const chance = chanceFrom(7000 + index);
  const isOwner = checkIn.craneCompany === '';
  const hasKey = checkIn.plate === keyInLocker.plate;
  const checkInId = randomUUID();
  const signature = pictures.signatures.get(signerOf(checkIn)) ?? Buffer.alloc(0);
  const row = await db
    .insertInto('check_ins')
    .values({
      check_in_id: checkInId,
      receipt_number: index + 1,
      appointment_number: chance.next() < 0.5 ? firstAppointmentNumber : String(20_400 + index * 7),
      is_owner: isOwner,
      name: checkIn.name,
      surname: checkIn.surname,
      nif: nifOf(checkIn, index),
      has_foreign_document: checkIn.isForeign,
      email: isOwner ? emailOf(`${checkIn.name} ${checkIn.surname}`) : '',
      phone_number: `600 000 ${String(chance.between(100, 999))}`,
      crane_operator_company: checkIn.craneCompany,
      crane_operator_name: checkIn.craneOperator,
      number_plate: checkIn.plate,
      kilometers: checkIn.kilometers,
      works_to_do: checkIn.works,
      option: checkIn.option,
      signature,
      image:
        checkIn.car && (await keepPicture(reception, pictures.cars.get(`${checkIn.car.colour} ${checkIn.car.damage}`))),
      km_image: checkIn.showsOdometer
        ? await keepPicture(reception, pictures.dashboards.get(checkIn.kilometers ?? 0))
        : null,
      receipt: null,
      locker_code: hasKey ? keyInLocker.code : null,
      time_taken: chance.between(110, 340),
      language: checkIn.isForeign ? 'en' : 'es',
      created_at: momentOf(checkIn.when, calendar),
      closed_at: checkIn.stayed === null ? null : endOf(checkIn.when, checkIn.stayed, calendar),
      closed_by: checkIn.stayed === null ? null : idOf(chance.one(['aitana', 'admin'] as const)),
      closing_note: checkIn.stayed === null ? null : checkIn.note,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await freezeReceipt(db, { ...row, signature }, await readAccount(db));
  if (hasKey)
    await db
      .updateTable('lockers')
      .set({ check_in_id: checkInId })
      .where('identifier_value', '=', keyInLocker.locker)
      .execute();
  const fileName = `${randomUUID()}.pdf`;
  await jobs.send(db, 'receipt', { accountId: demoAccountId, checkInId, fileName, unsent: true });
};

/** Each visitor came with a ticket of their own. */
export const keepPicture = ({ db, storage }: Workshop, content: Buffer = Buffer.alloc(0)) =>
  keepFile(db, storage, { content, type: 'image/jpeg', sender: { kind: 'ticket', id: randomUUID() }, ...photo });

/** Addresses and numbers that are nobody's. */
export const emailOf = (name: string) =>
  `${name
    .normalize('NFD')
    .replaceAll(/[^\p{L} ]/gu, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@example.com`;

const nifOf = ({ name, isForeign }: DemoCheckIn, index: number) => {
  if (isForeign) return 'PA4417290';
  const number = 10_000_000 + index * 1_234_567;
  return name === '' ? '' : `${number}${'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23]}`;
};
