import type { Company } from './columns.ts';

export type BlockedKind = 'checkInPictures' | 'bookingPictures' | 'checkIn' | 'booking' | 'fieldIncident';

type Blocked = Company & { kind: BlockedKind; record_id: string };

/** What they hold besides can be written and not read. */
export type BlockedRecordsTable = Blocked & { blocked_at: Date };
export type BlockedFilesTable = Blocked & { file_name: string };
