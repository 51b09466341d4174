import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '@llave/contract/errors';
import { ticketLimits } from '@llave/contract/files';
import { isInline } from '@llave/contract/wizard-forms';
import { uploadTicket } from '../../http/callers/proofs.ts';
import type { Between, Outside } from '../../http/scope.ts';
import { refuseBeyond } from '../quotas/use.ts';
import { accept } from './acceptance.ts';
import { recordFile } from './commands.ts';
import type { Picture } from './tickets.ts';

/** A picture of a form: by the name it was uploaded under, or itself. */
export type SentPicture = { path: string; image: string; extension?: string | null | undefined };

/**
 * The pictures of a form as uploaded ones: those that came inside it are kept as if they had been uploaded before, each with
 * a ticket of its own, and are swept like any other if the form is refused.
 */
export const keepInline = (
  outside: Outside,
  accountId: string,
  ticket: string,
  sent: SentPicture[],
): Promise<Picture[]> =>
  Promise.all(
    sent.map(async (picture) =>
      isInline(picture.image)
        ? { path: picture.path, ...(await keep(outside, outside.company(accountId), picture)) }
        : { path: picture.path, fileName: picture.image, ticket },
    ),
  );

const keep = async ({ config, now }: Outside, { accountId, storage, read, write }: Between, picture: SentPicture) => {
  const content = Buffer.from(picture.image.slice(picture.image.indexOf(',') + 1), 'base64');
  if (content.length > ticketLimits.maxBytes) throw new AppError('tooLarge', { maxBytes: ticketLimits.maxBytes });

  await read(({ db }) => refuseBeyond({ db, config }, 'bytes', content.length));
  const { ticket, id } = await uploadTicket(config.secret, accountId, now());
  const fileName = `${randomUUID()}.${endingOf(picture)}`;
  const key = { accountId, fileName };
  const grant = {
    purpose: ticketLimits.purpose,
    maxBytes: ticketLimits.maxBytes,
    sender: { kind: 'ticket', id },
  } as const;
  const draft = {
    bytes: content.length,
    read: async () => Readable.from([content]),
    keep: () => storage.put(key, content),
  };
  const accepted = await accept(storage, key, draft, grant).catch((error) => {
    const isRefused = error instanceof AppError && error.status < 500 && error.code !== 'tooLarge';
    throw isRefused ? new AppError('invalid', [{ path: picture.path, code: 'imageFormatInvalid' }]) : error;
  });
  const receipt = createHash('sha256').update(content).digest();
  await write(({ db }) => recordFile(db, { fileName, receipt, ...accepted }, grant));
  return { fileName, ticket };
};

/** What the form says the picture is, else what its address says, else what phones take. */
const endingOf = ({ image, extension }: SentPicture) => extension ?? image.match(/^data:image\/(\w+)/)?.[1] ?? 'jpg';
