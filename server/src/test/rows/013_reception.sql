insert into counters (name, last) values ('receipt', 7);

insert into check_ins (check_in_id, receipt_number, appointment_number, is_owner, name, surname, nif, has_foreign_document, email, phone_number,
                       crane_operator_company, crane_operator_name, number_plate, kilometers, works_to_do, option, signature, image, km_image,
                       time_taken, language, created_at, closed_at, closed_by, closing_note) values
  ('00000000-0000-4000-8000-000000000091', 7, '12345', true, 'Lucía', 'Peña', '12345678Z', false, 'lucia@cliente.test', '600 11 22 33',
   '', '', '4321 XYZ', 84210, 'Frenos', 1, '\x89504e47', 'car.jpg', 'odometer.jpg',
   240, 'es', '2020-03-01 10:00:00.123+01', '2020-03-02 10:00:00+01', '00000000-0000-4000-8000-000000000001', 'Recogido'),
  ('00000000-0000-4000-8000-000000000092', 8, '', false, '', '', '', false, '', '600 11 22 34',
   'Grúas Norte', 'Luis Ortega', '9876 ABC', null, 'Batería', 2, '\x89504e47', null, null,
   100, 'en', '2025-03-01 10:00:00+01', null, null, null);

insert into field_incidents (field_incident_id, reference, name, delegation, email, phone_number, incident_type, category, priority, detail,
                             time_taken, language) values
  ('00000000-0000-4000-8000-000000000101', 'FI-1', 'Rosa Marín', 'Sur', 'rosa@sede.test', '600 44 55 66', 'Incidencia', 'OTROS', 'high', 'Gotera', 30, 'es');

insert into field_incident_files (field_incident_id, file_name, position) values ('00000000-0000-4000-8000-000000000101', 'site.jpg', 0);
