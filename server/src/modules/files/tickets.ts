import { AppError } from '@llave/contract/errors';
import { purposes } from '@llave/contract/files';
import { sql } from 'kysely';
import { readTicket } from '../../http/callers/proofs.ts';
import type { VisitorScope } from '../../http/scope.ts';

/** A form is finished long after its pictures came in: the ticket still says whose they are. */
const forgivenHours = 24;

/** A picture of a form, and the ticket by which it came in. */
export type Picture = { path: string; fileName: string; ticket: string };

/**
 * Refuses pictures that did not come in by their ticket or that something uses already, as issues of their fields. Holds the
 * tickets until the act has committed, so that of two forms at once one gets a picture.
 */
export const requirePictures = async (scope: VisitorScope, pictures: Picture[]) => {
  const names = pictures.map(({ fileName }) => fileName);
  const free = new Set<string>();
  for (const [ticket, group] of Map.groupBy(pictures, (picture) => picture.ticket))
    for (const name of await listFree(
      scope,
      ticket,
      group.map(({ fileName }) => fileName),
    ))
      free.add(name);
  const issues = pictures
    .filter(({ fileName }, index) => !free.has(fileName) || names.indexOf(fileName) !== index)
    .map(({ path }) => ({ path, code: 'fileMissing' }));
  if (issues.length > 0) throw new AppError('invalid', issues);
};

const listFree = async ({ db, config, accountId, now }: VisitorScope, ticket: string, names: string[]) => {
  const shown = await readTicket(config.secrets, ticket, now(), forgivenHours).catch(() => undefined);
  if (shown?.accountId !== accountId) return [];

  await sql`select pg_advisory_xact_lock(hashtextextended(${shown.id}, 0))`.execute(db);
  const rows = await db
    .selectFrom('files as f')
    .select('f.file_name')
    .where('f.file_name', 'in', names)
    .where('f.ticket', '=', shown.id)
    .where('f.content_type', 'in', purposes.image.types)
    .where(
      sql<boolean>`not exists (
        select from check_ins c where f.file_name in (c.image, c.km_image)
        union all select from field_incident_files u where u.file_name = f.file_name)`,
    )
    .execute();
  return rows.map(({ file_name }) => file_name);
};
