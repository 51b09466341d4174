import { madridDay } from '@llave/contract/madrid';
import { chanceFrom } from '../chance.ts';
import { type DemoFieldIncident, demoFieldIncidents } from './field-incidents.ts';
import { emailOf, keepPicture, type Reception } from './fill.ts';
import { endOf, momentOf } from './moments.ts';

/** Puts what the sites reported into the company, oldest first, each year counted on its own. */
export const addFieldIncidents = async (reception: Reception) => {
  const counts = new Map<string, number>();
  for (const [index, report] of demoFieldIncidents.entries()) {
    const year = madridDay(momentOf(report.when, reception.calendar)).slice(0, 4);
    const count = (counts.get(year) ?? 0) + 1;
    counts.set(year, count);
    await addReport(reception, report, `FI-${year}-${String(count).padStart(4, '0')}`, index);
  }
  for (const [year, last] of counts)
    await reception.db
      .insertInto('counters')
      .values({ name: `field-incident-${year}`, last })
      .execute();
};

const addReport = async (reception: Reception, report: DemoFieldIncident, reference: string, index: number) => {
  const { db, calendar, idOf, pictures } = reception;
  const chance = chanceFrom(8000 + index);
  const { field_incident_id: id } = await db
    .insertInto('field_incidents')
    .values({
      reference,
      name: report.name,
      delegation: report.delegation,
      email: emailOf(report.name),
      phone_number: `600 000 ${String(chance.between(100, 999))}`,
      incident_type: report.type,
      category: report.category,
      priority: report.priority,
      detail: report.detail,
      time_taken: chance.between(50, 220),
      language: 'es',
      created_at: momentOf(report.when, calendar),
      closed_at: report.closedAfter === null ? null : endOf(report.when, report.closedAfter, calendar),
      closed_by: report.closedAfter === null ? null : idOf('aitana'),
      closing_note: report.closedAfter === null ? null : report.note,
    })
    .returning('field_incident_id')
    .executeTakeFirstOrThrow();
  for (const [position, scene] of report.scenes.entries())
    await db
      .insertInto('field_incident_files')
      .values({ field_incident_id: id, file_name: await keepPicture(reception, pictures.scenes.get(scene)), position })
      .execute();
};
