import { allows, role } from '@llave/contract/access';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { MemberScope, Proof, ProofOf, ProofScope } from '../../http/scope.ts';
import { mayTouch } from '../tools/visibility.ts';

type File = { file_name: string; purpose: string; created_by: string | null; ticket: string | null };

/** A file is read by who brought it, and by those to whom what uses it is open. */
export const mayRead = async (scope: ProofScope, file: File): Promise<boolean> => {
  const { me, proof } = scope;
  if (me) return file.created_by === me.id || isUsedFor({ ...scope, me }, file.file_name);
  return proof !== undefined && isShownBy(scope.db, proof, file);
};

/** With a ticket or on a visit only what came in by it may be seen again; with a link, what it is about. */
const isShownBy = async (db: Db, proof: Proof, file: File) => {
  if (proof.kind === 'ticket') return file.ticket === proof.id;
  if (proof.kind === 'visit') return file.ticket === proof.bookingId;
  const { rows } = await sql<{ shown: boolean }>`select exists (
    select from tools t where t.tool_id = ${proof.toolId} and t.image = ${file.file_name}
    union all
    select from incident_files i where i.incident_id = ${proof.incidentId} and i.file_name = ${file.file_name}) as shown`.execute(
    db,
  );
  return rows[0]?.shown === true && isLive(db, proof);
};

/** Whether what a label or a link is about is still there to be reported. */
export const isLive = async (db: Db, { toolId, incidentId }: ProofOf<'link'>): Promise<boolean> => {
  const { rows } = await sql<{ live: boolean }>`select exists (
    select from tools where tool_id = ${toolId} and deleted_at is null and retired_at is null)
    and not exists (select from incidents where incident_id = ${incidentId} and closed_at is not null) as live`.execute(
    db,
  );
  return rows[0]?.live === true;
};

const isUsedFor = async (scope: MemberScope, fileName: string): Promise<boolean> => {
  const uses = [sql`select from accounts where logo = ${fileName}`];
  if (allows(role('tools', 'view'), scope.me))
    uses.push(
      sql`select from tools t where t.image = ${fileName} and ${mayTouch(scope)}`,
      sql`select from tool_files u join tools t on t.tool_id = u.tool_id where u.file_name = ${fileName} and ${mayTouch(scope)}`,
      sql`select from tool_calibrations u join tools t on t.tool_id = u.tool_id where u.file_name = ${fileName} and ${mayTouch(scope)}`,
      sql`select from incident_files u join incidents i on i.incident_id = u.incident_id
        join tools t on t.tool_id = i.tool_id where u.file_name = ${fileName} and ${mayTouch(scope)}`,
    );
  if (allows(role('renting', 'view'), scope.me))
    uses.push(sql`select from bookings where ${fileName} in (cockpit, inspection, check_in_document, return_document)`);
  if (allows(role('checking', 'view'), scope.me))
    uses.push(
      sql`select from check_ins where ${fileName} in (image, km_image, receipt)`,
      sql`select from field_incident_files where file_name = ${fileName}`,
    );
  const used = sql.join(uses, sql` union all `);
  const { rows } = await sql<{ used: SqlBool }>`select exists (${used}) as used`.execute(scope.db);
  return rows[0]?.used === true;
};
