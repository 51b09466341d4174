/** Section 3 of the specifications, with the names and nothing but the names that stand there. */
export type Address = { street: string; city: string; state: string; postCode: string };

export type Account = {
  id: string;
  companyName: string;
  companyIdentifier: string;
  phoneNumber: string;
  email: string;
  address: Address;
  logoUrl: string | null;
  privacyPolicy: string;
  fullCheckinAccess: boolean;
};

export type User = {
  id: string;
  accountId: string;
  name: string;
  surname: string;
  userName: string | null;
  email: string | null;
  isAdmin: boolean;
  isDeleted: boolean;
  access: Record<'rentingRoleId' | 'toolsRoleId' | 'managementRoleId' | 'checkingRoleId', number>;
  language: string;
};

export type Locker = {
  id: string;
  accountId: string;
  identifierValue: string;
  identifier: string;
  lockerSize: number;
  status: 'Available' | 'InUse';
  useType: 'Tool' | 'Renting';
  useId: string | null;
};

export type Booking = {
  id: string;
  accountId: string;
  status: string;
  customer: { email: string; phone: string; name: string; surname: string };
  bookingInfo: {
    bookingNumber: string;
    dateFrom: string;
    dateTo: string;
    hasFullInsuranceCoverage: boolean;
    vehicleId: string;
  };
  lookerInfo: object | null;
  returnInfo: { cockpit: string; inspection: string } | null;
};

export type Vehicle = {
  id: string;
  accountId: string;
  brand: string;
  model: string;
  numberPlate: string;
  currentKilometers: number;
};

export type Tool = {
  id: string;
  accountId: string;
  name: string;
  description: string;
  reference: string;
  purchaseDate: string | null;
  purchasePrice: number | null;
  img: string;
  imgUrl: string;
  fileName: string;
  lockerId: string | null;
  status: 'available' | 'inUse' | 'incidentOpen' | 'retired';
  isDeleted: boolean;
  isEnable: boolean;
  assignedTo: string | null;
  requestedBy: string | null;
  nextCalibration: string | null;
  lastFix: string | null;
  calibrations: { timestamp: string; userId: string; entity: string; observations: string }[];
  excludedUsers: string[];
  attachments: { fileName: string; originalName: string; fileType: string; createdDate: string; createdBy: string }[];
};

export type Incident = {
  id: string;
  toolId: string;
  createdBy: string | null;
  createdDate: string;
  closedDate: string | null;
  incidentType: string;
  description: string;
  files: string[];
  observations: { userId: string | null; timestamp: string; detail: string }[];
};

export type HistoryEntry = {
  action: string;
  timestamp: string;
  userId: string | null;
  toolId: string;
  reAssignedTo: string | null;
  toolLoan: { name: string; email: string } | null;
  fileAction: { fileName: string } | null;
};

/** The company as its public pages show it; the ticket is the wizards' proof for uploads. */
export type PublicAccount = Pick<
  Account,
  'id' | 'logoUrl' | 'privacyPolicy' | 'fullCheckinAccess' | 'companyIdentifier'
> & { name: string; email: string; street: string; city: string; uploadTicket: string };

const words = <T extends string>(text: T) => text.split(' ');

/** The fields that an answer must have, by the entity it answers. */
/** What a list leaves to the call by id. */
const toolCard = words(
  'id accountId name description reference purchaseDate purchasePrice img imgUrl fileName lockerId status isDeleted isEnable assignedTo requestedBy nextCalibration lastFix',
);
const incidentCard = words('id toolId createdBy createdDate closedDate incidentType description');

export const fieldsOf = {
  account: words('id companyName companyIdentifier phoneNumber email address logoUrl privacyPolicy fullCheckinAccess'),
  user: words('id accountId name surname userName email isAdmin isDeleted access language'),
  locker: words('id accountId identifierValue identifier lockerSize status useType useId'),
  booking: words('id accountId status customer bookingInfo lookerInfo returnInfo'),
  vehicle: words('id accountId brand model numberPlate currentKilometers'),
  toolCard,
  tool: [...toolCard, ...words('calibrations excludedUsers attachments')],
  incidentCard,
  incident: [...incidentCard, ...words('files observations')],
  historyEntry: words('action timestamp userId toolId reAssignedTo toolLoan fileAction'),
  publicAccount: words('id logoUrl privacyPolicy fullCheckinAccess companyIdentifier name email street city'),
  customerLocker: words('id identifierValue lockerSize status useType useId'),
  receipt: words('pdf lockerNumber lockerCode'),
};
