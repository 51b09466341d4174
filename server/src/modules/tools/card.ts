import type { FileType } from '@llave/contract/files';
import type { Tool, ToolCard } from '@llave/contract/tools';
import { json, jsonIf, jsonList, jsonTime } from '../../http/replies/json-columns.ts';
import { statusOf } from './status.ts';

/** What the database writes of a card; the address of its picture is signed here. */
export type WrittenCard = Omit<ToolCard, 'imgUrl'>;

const person = (id: string, alias: string) =>
  jsonIf<ToolCard['holder'] & {}>(`${id} is not null`, {
    id,
    name: `coalesce(${alias}.name, '')`,
    surname: `coalesce(${alias}.surname, '')`,
  });

/** In the words of the statement that finds cards (`queries.ts`). */
export const card = json<WrittenCard>({
  id: 't.tool_id',
  accountId: 't.account_id',
  name: 't.name',
  description: 't.description',
  reference: 't.reference',
  categoryId: 't.category_id',
  category: jsonIf<ToolCard['category'] & {}>('t.category_id is not null', {
    id: 't.category_id',
    name: `coalesce(category.name, '')`,
  }),
  purchaseDate: 't.purchase_date',
  purchasePrice: 't.purchase_price',
  img: 't.image',
  fileName: 't.image',
  status: statusOf,
  isEnable: 't.blocked_at is null',
  isDeleted: 't.deleted_at is not null',
  assignedTo: 't.holder_id',
  holder: person('t.holder_id', 'holder'),
  assignedSince: jsonTime('t.held_since'),
  requestedBy: 't.requested_by',
  requester: person('t.requested_by', 'requester'),
  toolLoan: jsonIf<ToolCard['toolLoan'] & {}>('t.loan_name is not null', {
    name: 't.loan_name',
    email: `coalesce(t.loan_email, '')`,
    until: 't.loan_until',
  }),
  lockerId: 'locker.locker_id',
  locker: jsonIf<ToolCard['locker'] & {}>('locker.locker_id is not null', {
    id: 'locker.locker_id',
    identifierValue: 'locker.identifier_value',
  }),
  nextCalibration: 't.next_calibration',
  lastFix: jsonTime('t.last_fix'),
  incident: jsonIf<ToolCard['incident'] & {}>('incident.incident_id is not null', {
    id: 'incident.incident_id',
    incidentType: 'incident.incident_type',
    createdDate: jsonTime('incident.opened_at'),
  }),
  version: 't.version',
});

/** What a tool has beyond its card; a file also says what it is. */
export type WrittenDetails = Pick<Tool, 'calibrations' | 'excludedUsers'> & {
  attachments: (Tool['attachments'][number] & { contentType: FileType })[];
};

const calibration = json<Tool['calibrations'][number]>({
  timestamp: jsonTime('c.created_at'),
  userId: 'c.created_by',
  user: person('c.created_by', 'u'),
  entity: 'c.entity',
  observations: 'c.observations',
  date: 'c.calibrated_on',
  nextCalibration: 'c.next_calibration',
  result: 'c.result',
  fileName: 'c.file_name',
});

const attachment = json<WrittenDetails['attachments'][number]>({
  fileName: 'a.file_name',
  originalName: 'a.original_name',
  fileType: 'a.file_type',
  createdDate: jsonTime('a.created_at'),
  createdBy: 'a.created_by',
  contentType: 'f.content_type',
});

/** Who has left or become an admin is no longer excluded. */
export const details = json<WrittenDetails>({
  calibrations: jsonList(
    calibration,
    'c.calibrated_on desc, c.created_at desc',
    'from tool_calibrations c join users u on u.user_id = c.created_by where c.tool_id = t.tool_id',
  ),
  attachments: jsonList(
    attachment,
    'a.created_at desc',
    'from tool_files a join files f on f.file_name = a.file_name where a.tool_id = t.tool_id',
  ),
  excludedUsers: jsonList(
    'x.user_id',
    'x.user_id',
    `from tool_exclusions x join users u on u.user_id = x.user_id
     where x.tool_id = t.tool_id and not u.is_admin and u.deleted_at is null`,
  ),
});
