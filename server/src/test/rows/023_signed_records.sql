insert into signed_records (record_id, kind, booking_id, check_in_id, number, signed_at, frozen_at, sha256) values
  ('00000000-0000-4000-8000-000000000111', 'pickUp', '00000000-0000-4000-8000-000000000051', null, 'AB12', '2020-01-01', null,
   sha256(convert_to('one' || current_account(), 'UTF8'))),
  ('00000000-0000-4000-8000-000000000112', 'checkIn', null, '00000000-0000-4000-8000-000000000092', '000008', '2025-03-01 10:00:00+01', '2026-01-01',
   sha256(convert_to('two' || current_account(), 'UTF8')));

insert into signed_contents (record_id, language, version, facts, text, signature) values
  ('00000000-0000-4000-8000-000000000111', 'es', '1', '{"title": "Recogida"}', 'He recibido el vehículo.', '\x89504e47');
