import { expect, test } from 'vitest';
import { shows } from '../test/proof.ts';
import { withoutLinks } from './letter.ts';
import { receptionContent } from './reception-texts.ts';
import { contentOf } from './texts.ts';

test.each(['malo.example', 'malo.example_x', 'https://malo.example/x', 'малый.рф', '\\\\malo\\x', 'a.b.c.example'])(
  '%s is no link',
  (typed) => expect(withoutLinks(typed, 80)).not.toMatch(/[:/\\]|\.\p{L}{2}/u),
);

test.each(['García S.L.', 'J. Pérez', '3.500 km'])('%s stays as it is', (typed) =>
  expect(withoutLinks(typed, 80)).toBe(typed),
);

test('a plate and a name that are an advertisement become none in the mail of the receipt', () => {
  shows(12);
  const { lines } = receptionContent(
    {
      kind: 'checkedIn',
      companyName: 'Taller Turia',
      companyPhone: '960 000 000',
      name: 'Ana\n\nLlama ya al 900',
      numberPlate: 'malo.example/x',
      receiptNumber: 1,
      document: 'x.pdf',
    },
    'es',
    'https://llave.test',
  );
  expect(lines[0]).toBe('Hola, Ana Llama ya al 900:');
  expect(lines[1]).toContain('el vehículo malo example x.');
});

test('nor does a company that somebody signed up for it advertise in the mails of its bookings', () => {
  shows(12);
  const bad = 'https://malo.example\n\nGratis';
  const { subject, lines, closing } = contentOf(
    {
      kind: 'bookingTakenBack',
      companyName: bad,
      companyPhone: bad,
      name: bad,
      bookingNumber: 'R-1',
      vehicle: bad,
      dateFrom: '2026-11-15T10:00:00Z',
      dateTo: '2026-11-16T10:00:00Z',
      takenBack: { by: bad, at: '2026-11-16T10:00:00Z', kilometers: 1 },
    },
    'es',
    'https://llave.test',
  );
  expect([subject, ...lines, closing].join(' ')).not.toMatch(/malo\.example|\/\/|\n/);
});
