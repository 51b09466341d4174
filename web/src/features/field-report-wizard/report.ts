import {
  type FieldIncidentForm,
  type FieldIncidentType,
  fieldIncidentCategories,
  type Priority,
} from '@llave/contract/field-incidents';
import type { Language } from '@llave/contract/fields';

/** What somebody at a site types, chooses and photographs, over both steps. */
export type Report = {
  name: string;
  delegation: string;
  email: string;
  phoneNumber: string;
  incidentType: FieldIncidentType | null;
  category: string;
  priority: Priority;
  detail: string;
  images: string[];
};

export const emptyReport: Report = {
  name: '',
  delegation: '',
  email: '',
  phoneNumber: '',
  incidentType: null,
  category: '',
  priority: 'medium',
  detail: '',
  images: [],
};

/** Who reports stays, what was reported goes: the next report is often by the same hand. */
export const anotherBy = ({ name, delegation, email, phoneNumber }: Report): Report => ({
  ...emptyReport,
  name,
  delegation,
  email,
  phoneNumber,
});

/** Another type asks for another category. */
export const withType = (report: Report, incidentType: FieldIncidentType): Report =>
  report.incidentType === incidentType ? report : { ...report, incidentType, category: '' };

export const categoriesOf = (incidentType: FieldIncidentType): readonly string[] =>
  fieldIncidentCategories[incidentType];

type Circumstances = { ticket: string; timeTaken: number; language: Language };

/** What is sent of a report that lacks nothing. */
export const bodyOf = (
  { images, incidentType, ...report }: Report,
  circumstances: Circumstances,
): FieldIncidentForm => ({
  ...report,
  ...circumstances,
  incidentType: incidentType ?? 'Incidencia',
  images: images.map((image) => ({ image, extension: endingOf(image) })),
});

const endingOf = (fileName: string) => fileName.split('.').at(-1) as 'jpg' | 'png';

/** What was sent and under which name, while nobody knows whether it arrived. */
export type Attempt = { key: string; body: FieldIncidentForm };

/** The last attempt as long as the report says the same: sent again, it is still one report. */
export const attemptOf = (last: Attempt | null, body: FieldIncidentForm): Attempt =>
  last && said(last.body) === said(body) ? last : { key: crypto.randomUUID(), body };

const said = ({ timeTaken: _, language: __, ...body }: FieldIncidentForm) => JSON.stringify(body);
