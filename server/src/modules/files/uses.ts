import { type SqlBool, sql } from 'kysely';

/** Whether anything names the file of alias `f`. */
export const isNamed = sql<SqlBool>`exists (
  select from bookings b where f.file_name in (b.cockpit, b.inspection, b.check_in_document, b.return_document)
  union all select from check_ins c where f.file_name in (c.image, c.km_image, c.receipt)
  union all select from field_incident_files u where u.file_name = f.file_name
  union all select from incident_files u where u.file_name = f.file_name
  union all select from accounts a where a.logo = f.file_name
  union all select from signed_contents s where s.facts ->> 'logo' = f.file_name
  union all select from tools t where t.image = f.file_name
  union all select from tool_files u where u.file_name = f.file_name
  union all select from tool_calibrations u where u.file_name = f.file_name)`;
