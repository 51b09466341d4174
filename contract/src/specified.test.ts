import { expect, test } from 'vitest';
import { firstAppointmentNumber } from './appointments.ts';
import { bookingStatuses } from './bookings.ts';
import { repairOptions } from './check-ins.ts';
import { fieldIncidentCategories, fieldIncidentTypes, maxFieldImages, priorities } from './field-incidents.ts';
import { historyActions } from './history.ts';
import { incidentTypes } from './incidents.ts';
import { useTypes } from './lockers.ts';
import { toolFileTypes, toolStatuses } from './tools.ts';
import { wizardImageEndings } from './wizard-forms.ts';

const words = (text: string) => text.split(', ');

test('tools: states, kinds of files and incidents, and everything that can happen', () => {
  expect(toolStatuses).toEqual(words('available, inUse, incidentOpen, retired'));
  expect(toolFileTypes).toEqual(words('incident, technicalInfo, invoice, calibration'));
  expect(incidentTypes).toEqual(
    words(
      'missing, discharged, minor_problem, broken, missing_components, minor_imperfection, dirty, missing_consumable',
    ),
  );
  expect(historyActions).toEqual(
    words(
      'create, update, loan, loanReturned, assigned, pickup, return, reAssigned, adminReassigned, incidentOpen, incidentClose, retired, calibration, fileAdded, fileRemoved, blocked, unBlocked',
    ),
  );
});

test('lockers and bookings: uses and states, with the two ends that the desk needs', () => {
  expect(useTypes).toEqual(words('Tool, Renting'));
  expect(bookingStatuses).toEqual(words('Reservado, En curso, Pendiente de revision, Finalizado, Cancelado'));
});

test('the check-in: its number at first, its options, its pictures', () => {
  expect([firstAppointmentNumber, repairOptions]).toEqual(['12345', [1, 2]]);
  expect(wizardImageEndings).toEqual(words('jpeg, jpg, png'));
});

test('field incidents: types, priorities, pictures, and the categories of each type', () => {
  expect(fieldIncidentTypes).toEqual(words('Incidencia, Compra'));
  expect(priorities).toEqual(words('low, medium, high'));
  expect(maxFieldImages).toBe(2);
  expect(fieldIncidentCategories.Incidencia).toEqual(
    words(
      'Doc. Medioambiental / Residuos, Equipos contra incendios, Fotocopiadoras, Gases industriales, Lavadoras de piezas / Trapos industriales, Material oficina / Muebles, Ropa (NO RENTING), Ropa (RENTING), Servicios limpieza / jardinería, Siniestros Aseguradoras, Suministros (LUZ/AGUA), Tarjetas Solred, Telefonía móvil, OTROS',
    ),
  );
  expect(fieldIncidentCategories.Compra).toEqual(
    words(
      'Fotocopiadoras, Gases industriales, Material oficina / Muebles, Ropa (NO RENTING), Ropa (RENTING), Tarjetas Solred, Telefonía móvil, OTROS',
    ),
  );
});
