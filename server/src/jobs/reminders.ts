import { madridDay } from '@llave/contract/madrid';
import { sql } from 'kysely';
import { listAccounts } from '../db/system.ts';
import { asVisitor } from '../db/tenancy.ts';
import { mailing } from '../mail/outbox.ts';
import { mailCustomer } from '../modules/bookings/mails.ts';
import type { Services } from '../services.ts';

const day = 24 * 3_600_000;

/** Reminds those who pick up a vehicle tomorrow, each once, however often it runs. */
export const remind = async (services: Services) => {
  const tomorrow = madridDay(new Date(services.now().getTime() + day));
  for (const accountId of await listAccounts(services.database.system))
    await asVisitor(services.database, 'write', accountId, async (db) => {
      const due = await db
        .updateTable('bookings')
        .set({ reminded_at: services.now() })
        .where(sql<boolean>`(date_from at time zone 'Europe/Madrid')::date = ${tomorrow}::date`)
        .where('reminded_at', 'is', null)
        .where('cancelled_at', 'is', null)
        .where('picked_up_at', 'is', null)
        .returningAll()
        .execute();
      for (const booking of due)
        await mailCustomer({ db, mail: mailing(services.jobs, db, accountId) }, booking, 'bookingReminder');
    });
};
