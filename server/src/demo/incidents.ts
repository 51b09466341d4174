import type { IncidentType } from '@llave/contract/incidents';
import type { Calendar } from './calendar.ts';
import type { Person } from './company.ts';
import type { Spot } from './pictures/draw.ts';

/** What the demo says of an incident. Days are working days, counted back from today. */
export type DemoIncident = {
  tool: string;
  type: IncidentType;
  days: number;
  /** Somebody of the company, or the name that a visitor gave. */
  by: Person | { visitor: string };
  /** Who had the tool when it happened. */
  heldBy?: Person;
  text: string;
  /** What was photographed, by its place on the tool's own photo. */
  photos?: Spot[];
  /** The tool was taken out of use until it was closed. */
  blocks?: true;
  notes?: { by: Person; days: number; text: string }[];
  closed?: { by: Person; days: number; note: string; repaired: boolean };
};

/** In the middle of the morning, or a little while ago when it is today's. */
export const openedAt = ({ days }: DemoIncident, calendar: Calendar) =>
  days === 0 ? calendar.hoursAgo(0.6) : calendar.at(calendar.ago(days), 10.35);

/** At the end of the afternoon. */
export const closedAt = ({ closed }: DemoIncident, calendar: Calendar) =>
  closed && calendar.at(calendar.ago(closed.days), 16.5);

export const demoIncidents: DemoIncident[] = [
  {
    tool: 'EXT-002',
    type: 'missing_components',
    days: 1,
    by: 'ivan',
    heldBy: 'ivan',
    photos: [
      { x: 695, y: 139 },
      { x: 344, y: 320 },
    ],
    text: 'Falta una de las tres garras. En la caja no está.',
    notes: [{ by: 'lucia', days: 1, text: 'He mirado en el foso y en el carro del puesto 3, nada.' }],
  },
  {
    tool: 'GAT-003',
    type: 'broken',
    days: 3,
    by: 'carles',
    heldBy: 'carles',
    photos: [
      { x: 384, y: 452 },
      { x: 250, y: 420 },
    ],
    blocks: true,
    text: 'Baja solo con carga. Pierde aceite por el cilindro.',
    notes: [
      { by: 'admin', days: 3, text: 'Fuera de uso hasta que lo vean. Usad el bajo de aluminio.' },
      { by: 'lucia', days: 1, text: 'Pedido el juego de retenes, llega el jueves.' },
    ],
  },
  {
    tool: 'IMP-011',
    type: 'minor_problem',
    days: 2,
    by: 'sara',
    text: 'Hay que apretar dos veces el gatillo para que arranque.',
    notes: [{ by: 'ivan', days: 1, text: 'A mí también. Puede ser el regulador.' }],
  },
  {
    tool: 'ARR-002',
    type: 'discharged',
    days: 1,
    by: 'jorge',
    heldBy: 'jorge',
    photos: [{ x: 399, y: 234 }],
    text: 'Salí a una asistencia y estaba al 10 %. No llegó a arrancar el coche.',
  },
  {
    tool: 'CAB-002',
    type: 'minor_imperfection',
    days: 5,
    by: { visitor: 'Toni, de Grúas Turia' },
    photos: [{ x: 352, y: 336 }],
    text: 'El pasador de uno de los caballetes está doblado.',
    notes: [{ by: 'vicent', days: 4, text: 'Gracias por avisar. Lo enderezamos esta semana.' }],
  },
  { tool: 'AMO-008', type: 'missing_consumable', days: 0, by: 'pau', text: 'No quedan discos de corte de 1 mm.' },
  {
    tool: 'DIN-014',
    type: 'dirty',
    days: 9,
    by: 'aitana',
    text: 'Mango lleno de grasa.',
    closed: { by: 'lucia', days: 8, note: 'Limpia. Por favor, un trapo antes de guardarla.', repaired: false },
  },
  {
    tool: 'OBD-007',
    type: 'discharged',
    days: 14,
    by: 'marta',
    heldBy: 'marta',
    photos: [{ x: 500, y: 172 }],
    text: 'Se apaga al 30 % de batería.',
    notes: [{ by: 'lucia', days: 12, text: 'Batería nueva pedida.' }],
    closed: { by: 'admin', days: 8, note: 'Batería cambiada, aguanta el día.', repaired: true },
  },
  {
    tool: 'TAL-021',
    type: 'broken',
    days: 22,
    by: 'carles',
    heldBy: 'carles',
    photos: [
      { x: 517, y: 176 },
      { x: 600, y: 160 },
    ],
    blocks: true,
    text: 'El portabrocas no aprieta.',
    closed: { by: 'vicent', days: 17, note: 'Portabrocas nuevo.', repaired: true },
  },
  {
    tool: 'TOR-018',
    type: 'missing_components',
    days: 27,
    by: 'sara',
    text: 'Falta el vaso T45.',
    notes: [{ by: 'pau', days: 26, text: 'Estaba en mi carro, ya lo he devuelto.' }],
    closed: { by: 'lucia', days: 26, note: 'Apareció. Juego completo.', repaired: false },
  },
  {
    tool: 'MUL-006',
    type: 'broken',
    days: 33,
    by: 'ivan',
    heldBy: 'ivan',
    photos: [{ x: 401, y: 475 }],
    blocks: true,
    text: 'Punta roja cortada junto a la clavija.',
    closed: { by: 'lucia', days: 31, note: 'Puntas nuevas.', repaired: true },
  },
  {
    tool: 'END-001',
    type: 'minor_problem',
    days: 38,
    by: 'lucia',
    photos: [{ x: 548, y: 381 }],
    text: 'La luz de la sonda parpadea.',
    closed: { by: 'vicent', days: 35, note: 'Contacto limpio, ya no parpadea.', repaired: true },
  },
  {
    tool: 'OBD-008',
    type: 'missing',
    days: 41,
    by: 'jorge',
    text: 'No está en su taquilla ni en el puesto 2.',
    closed: { by: 'admin', days: 40, note: 'Estaba en la furgoneta de asistencia.', repaired: false },
  },
  {
    tool: 'BAT-005',
    type: 'missing_consumable',
    days: 46,
    by: 'marta',
    text: 'Sin papel para imprimir.',
    closed: { by: 'lucia', days: 45, note: 'Cinco rollos en el cajón.', repaired: false },
  },
  {
    tool: 'PUR-002',
    type: 'minor_imperfection',
    days: 52,
    by: 'carles',
    photos: [{ x: 664, y: 520 }],
    text: 'Manguera amarilla agrietada en la punta.',
    closed: { by: 'vicent', days: 49, note: 'Cortados dos centímetros, cierra bien.', repaired: true },
  },
  {
    tool: 'TER-004',
    type: 'broken',
    days: 25,
    by: 'pau',
    heldBy: 'pau',
    photos: [{ x: 608, y: 189 }],
    blocks: true,
    text: 'Huele a quemado y ya no calienta.',
    closed: { by: 'admin', days: 21, note: 'No compensa arreglarla. Se da de baja.', repaired: false },
  },
];
