import type { Language } from '@llave/contract/fields';
import type { HistoryAction } from '@llave/contract/history';
import type { ActivityAction, CalibrationState } from '@llave/contract/reports';
import type { ToolStatus } from '@llave/contract/tools';

type Words = {
  tool: string;
  reference: string;
  statusHead: string;
  status: Record<ToolStatus | 'blocked', string>;
  holder: string;
  locker: string;
  lastPickup: string;
  totalUse: string;
  outHours: string;
  pickups: string;
  incidents: string;
  nextCalibration: string;
  purchaseDate: string;
  purchasePrice: string;
  when: string;
  what: string;
  who: string;
  toWhom: string;
  file: string;
  actions: Record<HistoryAction, string>;
  person: string;
  nobody: string;
  total: string;
  counted: Record<ActivityAction, string>;
  day: string;
  acts: string;
  hours: string;
  usedHours: string;
  share: string;
  requests: string;
  stateHead: string;
  state: Record<CalibrationState, string>;
  lastCalibration: string;
  entity: string;
  result: string;
  results: Record<'pass' | 'fail', string>;
};

/** What the files of the reports say. */
export const words: Record<Language, Words> = {
  es: {
    tool: 'Herramienta',
    reference: 'Referencia',
    statusHead: 'Estado',
    status: {
      available: 'Disponible',
      inUse: 'En uso',
      incidentOpen: 'Con incidencia',
      retired: 'Retirada',
      blocked: 'Bloqueada',
    },
    holder: 'La tiene',
    locker: 'Taquilla',
    lastPickup: 'Última recogida',
    totalUse: 'Uso total (h)',
    outHours: 'Fuera ahora (h)',
    pickups: 'Recogidas',
    incidents: 'Incidencias',
    nextCalibration: 'Próxima calibración',
    purchaseDate: 'Fecha de compra',
    purchasePrice: 'Precio de compra (€)',
    when: 'Fecha y hora',
    what: 'Acción',
    who: 'Quién',
    toWhom: 'A quién',
    file: 'Archivo',
    actions: {
      create: 'Alta',
      update: 'Cambio de datos',
      loan: 'Préstamo fuera',
      loanReturned: 'Vuelta del préstamo',
      assigned: 'Entrega',
      pickup: 'Recogida',
      return: 'Devolución',
      reAssigned: 'Traspaso',
      adminReassigned: 'Traspaso por administración',
      incidentOpen: 'Incidencia abierta',
      incidentClose: 'Incidencia cerrada',
      retired: 'Retirada',
      calibration: 'Calibración',
      fileAdded: 'Archivo añadido',
      fileRemoved: 'Archivo quitado',
      blocked: 'Bloqueo',
      unBlocked: 'Desbloqueo',
    },
    person: 'Persona',
    nobody: 'Sin identificar (etiqueta QR)',
    total: 'Total',
    counted: {
      pickup: 'Recogidas',
      return: 'Devoluciones',
      incidentOpen: 'Incidencias abiertas',
      incidentClose: 'Incidencias cerradas',
      reAssigned: 'Traspasos',
    },
    day: 'Día',
    acts: 'Movimientos',
    hours: 'Horas ahorradas (estimación)',
    usedHours: 'Horas en uso',
    share: 'Parte del tiempo (%)',
    requests: 'Peticiones',
    stateHead: 'Estado',
    state: { overdue: 'Caducada', due: 'Toca pronto', later: 'Al día', unplanned: 'Sin fecha' },
    lastCalibration: 'Última calibración',
    entity: 'Entidad',
    result: 'Resultado',
    results: { pass: 'Apta', fail: 'No apta' },
  },
  en: {
    tool: 'Tool',
    reference: 'Reference',
    statusHead: 'Status',
    status: {
      available: 'Available',
      inUse: 'In use',
      incidentOpen: 'With an incident',
      retired: 'Retired',
      blocked: 'Blocked',
    },
    holder: 'Held by',
    locker: 'Locker',
    lastPickup: 'Last pick-up',
    totalUse: 'Total use (h)',
    outHours: 'Out now (h)',
    pickups: 'Pick-ups',
    incidents: 'Incidents',
    nextCalibration: 'Next calibration',
    purchaseDate: 'Purchase date',
    purchasePrice: 'Purchase price (€)',
    when: 'Date and time',
    what: 'Action',
    who: 'Who',
    toWhom: 'To whom',
    file: 'File',
    actions: {
      create: 'Added',
      update: 'Data changed',
      loan: 'Lent outside',
      loanReturned: 'Back from a loan',
      assigned: 'Handed out',
      pickup: 'Picked up',
      return: 'Returned',
      reAssigned: 'Passed on',
      adminReassigned: 'Passed on by an admin',
      incidentOpen: 'Incident opened',
      incidentClose: 'Incident closed',
      retired: 'Retired',
      calibration: 'Calibration',
      fileAdded: 'File added',
      fileRemoved: 'File removed',
      blocked: 'Blocked',
      unBlocked: 'Unblocked',
    },
    person: 'Person',
    nobody: 'Not identified (QR label)',
    total: 'Total',
    counted: {
      pickup: 'Pick-ups',
      return: 'Returns',
      incidentOpen: 'Incidents opened',
      incidentClose: 'Incidents closed',
      reAssigned: 'Passed on',
    },
    day: 'Day',
    acts: 'Movements',
    hours: 'Hours saved (estimate)',
    usedHours: 'Hours in use',
    share: 'Part of the time (%)',
    requests: 'Requests',
    stateHead: 'State',
    state: { overdue: 'Overdue', due: 'Due soon', later: 'In order', unplanned: 'No date' },
    lastCalibration: 'Last calibration',
    entity: 'Entity',
    result: 'Result',
    results: { pass: 'Pass', fail: 'Fail' },
  },
};
