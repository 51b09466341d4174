import { AppError } from '@llave/contract/errors';
import { purposes } from '@llave/contract/files';
import type { Incident } from '@llave/contract/incidents';
import type { ProofScope, VisitorScope } from '../../http/scope.ts';
import { downloadUrl } from '../files/addresses.ts';

const maxPictures = 200;

/** Adds pictures that this very caller has uploaded and that belong to no other incident. */
export const addPictures = async (
  { db, me, proof }: Pick<ProofScope, 'db' | 'me' | 'proof'>,
  incidentId: string,
  fileNames: string[],
) => {
  const wanted = [...new Set(fileNames)];
  if (wanted.length === 0) return;
  const found = await db
    .selectFrom('files as f')
    .leftJoin('incident_files as i', 'i.file_name', 'f.file_name')
    .select(['f.file_name', 'f.created_by', 'f.ticket', 'i.incident_id'])
    .where('f.file_name', 'in', wanted)
    .where('f.content_type', 'in', purposes.image.types)
    .execute();
  const fits = new Map(
    found.map((file) => {
      const own = me ? file.created_by === me.id : file.ticket === proof?.id;
      return [file.file_name, file.incident_id === incidentId || (own && file.incident_id === null)];
    }),
  );
  const refuseMissing = (isThere: (fileName: string) => boolean | undefined) => {
    const missing = wanted.findIndex((fileName) => !isThere(fileName));
    if (missing >= 0) throw new AppError('invalid', [{ path: `files.${missing}`, code: 'fileMissing' }]);
  };
  refuseMissing((fileName) => fits.get(fileName));

  await db
    .insertInto('incident_files')
    .values(wanted.map((fileName) => ({ incident_id: incidentId, file_name: fileName })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom('incident_files')
    .select('file_name')
    .where('incident_id', '=', incidentId)
    .execute();
  if (kept.length > maxPictures) throw new AppError('incidentFull', { max: maxPictures });
  refuseMissing((fileName) => kept.some(({ file_name }) => file_name === fileName));
};

export const listPictures = async (
  { db, config, accountId, now }: VisitorScope,
  incidentId: string,
): Promise<Incident['images']> => {
  const rows = await db
    .selectFrom('incident_files')
    .select('file_name')
    .where('incident_id', '=', incidentId)
    .orderBy('created_at')
    .orderBy('file_name')
    .execute();
  return rows.map(({ file_name: fileName }) => ({
    fileName,
    url: downloadUrl(config.secret, accountId, fileName, now()),
  }));
};
