import { z } from 'zod';
import { role } from './access.ts';
import { endpoint } from './endpoint.ts';
import { email, id, language, listOf, ownAccount, phone, required, timestamp } from './fields.ts';
import { shownFile } from './files.ts';
import { named } from './history.ts';
import { page } from './pages.ts';
import { formBytes, imageEnding, imageTicket, timeTaken, wizardImage } from './wizard-forms.ts';

export const fieldIncidentTypes = ['Incidencia', 'Compra'] as const;
export type FieldIncidentType = (typeof fieldIncidentTypes)[number];

const purchases = [
  'Fotocopiadoras',
  'Gases industriales',
  'Material oficina / Muebles',
  'Ropa (NO RENTING)',
  'Ropa (RENTING)',
  'Tarjetas Solred',
  'Telefonía móvil',
  'OTROS',
] as const;

/** What a report can be about, by its type, in the order of the form. */
export const fieldIncidentCategories = {
  Incidencia: [
    'Doc. Medioambiental / Residuos',
    'Equipos contra incendios',
    'Fotocopiadoras',
    'Gases industriales',
    'Lavadoras de piezas / Trapos industriales',
    'Material oficina / Muebles',
    'Ropa (NO RENTING)',
    'Ropa (RENTING)',
    'Servicios limpieza / jardinería',
    'Siniestros Aseguradoras',
    'Suministros (LUZ/AGUA)',
    'Tarjetas Solred',
    'Telefonía móvil',
    'OTROS',
  ],
  Compra: purchases,
} as const satisfies Record<FieldIncidentType, readonly string[]>;

export const priorities = ['low', 'medium', 'high'] as const;
export type Priority = (typeof priorities)[number];

export const maxFieldImages = 2;

/** Who reports, and from where. */
export const reporterForm = z.object({
  name: required('nameRequired', 100),
  delegation: required('siteRequired', 80),
  email,
  phoneNumber: phone,
});

const detail = z.object({
  incidentType: z.enum(fieldIncidentTypes, 'fieldTypeRequired'),
  category: required('categoryRequired', 80),
  priority: z.enum(priorities, 'priorityRequired'),
  detail: required('detailRequired', 2000),
  images: listOf(z.object({ image: wizardImage, extension: imageEnding }), maxFieldImages).default([]),
});

const fits = ({ incidentType, category }: { incidentType: FieldIncidentType; category: string }) =>
  (fieldIncidentCategories[incidentType] as readonly string[]).includes(category);
const isShown = ({ incidentType, images }: { incidentType: FieldIncidentType; images: unknown[] }) =>
  incidentType !== 'Incidencia' || images.length > 0;
const wrongCategory = { path: ['category'], message: 'categoryRequired' };
const noImage = { path: ['images'], message: 'imageRequired' };

/** What is wrong, or wanted. */
export const fieldDetailForm = detail.refine(fits, wrongCategory).refine(isShown, noImage);

export const fieldIncidentForm = reporterForm
  .extend(detail.shape)
  .extend({ ticket: imageTicket, timeTaken, language: language.default('es'), ...ownAccount })
  .refine(fits, wrongCategory)
  .refine(isShown, noImage);
export type FieldIncidentForm = z.input<typeof fieldIncidentForm>;

export const fieldIncidentCard = z.object({
  id,
  accountId: id,
  reference: z.string(),
  name: z.string(),
  delegation: z.string(),
  incidentType: z.enum(fieldIncidentTypes),
  category: z.string(),
  priority: z.enum(priorities),
  detail: z.string(),
  createdDate: timestamp,
  closedDate: timestamp.nullable(),
  /** When its time was over and whose it was went out of reach. */
  blockedDate: timestamp.nullable(),
  version: z.number().int(),
});
export type FieldIncidentCard = z.infer<typeof fieldIncidentCard>;

export const fieldIncident = fieldIncidentCard.extend({
  email: z.string(),
  phoneNumber: z.string(),
  images: z.array(shownFile),
  timeTaken: z.number().int(),
  closer: named.nullable(),
  closingNote: z.string().nullable(),
});
export type FieldIncident = z.infer<typeof fieldIncident>;

export const sendFieldIncident = endpoint('sendFieldIncident', 'POST /field-incident/account/{accountId}', {
  access: 'visitor',
  summary: 'Somebody at one of the company’s sites reports an incident or asks for a purchase.',
  params: z.object({ accountId: id }),
  body: fieldIncidentForm,
  bodyBytes: formBytes(maxFieldImages),
  reply: z.object({ reference: z.string() }),
  errors: ['quota'],
});

const view = role('checking', 'view');
const manage = role('checking', 'manage');
const one = z.object({ id });

export const listFieldIncidents = endpoint('listFieldIncidents', 'GET /field-incident/account/{accountId}', {
  access: view,
  summary: 'The reports of the sites, newest first.',
  params: z.object({ accountId: id }),
  query: z.object({
    ...page,
    delegation: z.string().max(80).optional(),
    incidentType: z.enum(fieldIncidentTypes).optional(),
    category: z.string().max(80).optional(),
    priority: z.enum(priorities).optional(),
    state: z.enum(['open', 'closed']).optional(),
  }),
  reply: z.array(fieldIncidentCard),
});

export const getFieldIncident = endpoint('getFieldIncident', 'GET /field-incident/{id}', {
  access: view,
  summary: 'One report with its pictures.',
  params: one,
  reply: fieldIncident,
});

export const fieldClosing = z.object({ note: required('closingNoteRequired', 2000) });

export const closeFieldIncident = endpoint('closeFieldIncident', 'PATCH /field-incident/{id}/close', {
  access: manage,
  summary: 'Closes the report with a note, which its reporter gets by mail.',
  params: one,
  body: fieldClosing,
  reply: fieldIncident,
  errors: ['incidentClosed'],
});
