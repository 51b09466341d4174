insert into vehicles (vehicle_id, brand, model, number_plate, current_kilometers) values
  ('00000000-0000-4000-8000-000000000081', 'Seat', 'León', '1234 BCD', 12000);

insert into bookings (booking_id, booking_number, vehicle_id, date_from, date_to, customer_email, customer_name, customer_surname,
                      signed_at, signature, picked_up_at, cockpit, inspection, return_signed_at, return_signature, returned_at,
                      reviewed_at, reviewed_by, review_kilometers, review_note, check_in_document, cancelled_at) values
  ('00000000-0000-4000-8000-000000000051', 'AB12', '00000000-0000-4000-8000-000000000081', '2020-01-01', '2020-01-03', 'lucia@cliente.test', 'Lucía', 'Peña',
   '2020-01-01', '\x89504e47', '2020-01-01', 'cockpit.jpg', 'walk.mp4', '2020-01-03', '\x89504e47', '2020-01-03',
   '2020-01-04', '00000000-0000-4000-8000-000000000001', 12000, 'Sin daños', 'paper.pdf', null),
  ('00000000-0000-4000-8000-000000000052', 'AB13', '00000000-0000-4000-8000-000000000081', '2020-02-01', '2020-02-03', 'b@cliente.test', 'Berta', 'Gil',
   null, null, null, null, null, null, null, null, null, null, null, '', null, '2020-01-20'),
  ('00000000-0000-4000-8000-000000000053', 'AB14', '00000000-0000-4000-8000-000000000081', '2099-01-01', '2099-01-03', 'c@cliente.test', 'Carla', 'Ros',
   null, null, null, null, null, null, null, null, null, null, null, '', null, null);

insert into booking_visits (code_hash, booking_id, expires_at) values ('\x42', '00000000-0000-4000-8000-000000000053', '2099-01-01');

update lockers set booking_id = '00000000-0000-4000-8000-000000000053' where account_id = current_account() and identifier_value = 'K1';
