import { sendContacts } from '../mail/contact.ts';
import { sendMails } from '../mail/sending.ts';
import type { Services } from '../services.ts';
import { depart } from './departures.ts';
import { workDocuments } from './documents.ts';
import { workExports } from './exports.ts';
import { tellPeople } from './notices.ts';
import { workReceipts } from './receipts.ts';
import { workRefusals } from './refusals.ts';
import { remind } from './reminders.ts';
import { workResets } from './resets.ts';
import { retain } from './retention.ts';
import { upkeep } from './upkeep.ts';

/** Starts doing what the queues hold. */
export const startWork = async (services: Services) => {
  await workResets(services);
  await workRefusals(services);
  await sendMails(services);
  await sendContacts(services);
  await workDocuments(services);
  await workReceipts(services);
  await workExports(services);
  await services.jobs.work('reminders', () => remind(services));
  await services.jobs.repeat('reminders', '0 10 * * *', {});
  await services.jobs.work('notices', () => tellPeople(services));
  await services.jobs.repeat('notices', '*/10 * * * *', {});
  await services.jobs.work('upkeep', () => upkeep(services));
  await services.jobs.repeat('upkeep', '15 * * * *', {});
  await services.jobs.work('retention', () => retain(services));
  await services.jobs.repeat('retention', '45 * * * *', {});
  await services.jobs.work('departures', () => depart(services));
  await services.jobs.repeat('departures', '30 * * * *', {});
};
