import type { Selectable } from 'kysely';
import type { AccountsTable } from '../../db/tables/people.ts';
import type { FieldIncidentsTable } from '../../db/tables/reception.ts';

type Account = Pick<Selectable<AccountsTable>, 'company_name' | 'phone_number'>;
type Report = Pick<
  Selectable<FieldIncidentsTable>,
  'name' | 'reference' | 'delegation' | 'incident_type' | 'category' | 'priority' | 'detail'
>;

/** What every letter about a report says. */
export const reportOf = (account: Account, report: Report) => ({
  companyName: account.company_name,
  companyPhone: account.phone_number,
  name: report.name,
  reference: report.reference,
  delegation: report.delegation,
  incidentType: report.incident_type,
  category: report.category,
  priority: report.priority,
  detail: report.detail,
});
