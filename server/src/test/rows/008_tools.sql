insert into tools (tool_id, name, description, reference, purchase_date, purchase_price, image, holder_id, held_since, requested_by, next_calibration) values
  ('00000000-0000-4000-8000-000000000031', 'Llave dinamométrica', 'De 40 a 200 N·m', 'LD-1', '2024-02-29', 1234.50, 'tool.jpg',
   '00000000-0000-4000-8000-000000000002', '2025-10-26 02:30:00+01', '00000000-0000-4000-8000-000000000001', '2026-12-31'),
  ('00000000-0000-4000-8000-000000000032', 'Gato', '', '', null, null, 'tool.jpg', null, null, null, null);

insert into tool_exclusions (tool_id, user_id) values
  ('00000000-0000-4000-8000-000000000032', '00000000-0000-4000-8000-000000000002');

insert into tool_calibrations (calibration_id, tool_id, calibrated_on, entity, result, file_name, created_by) values
  ('00000000-0000-4000-8000-000000000041', '00000000-0000-4000-8000-000000000031', '2025-05-05', 'Metrología Turia', 'pass', 'paper.pdf',
   '00000000-0000-4000-8000-000000000001');

insert into tool_files (tool_id, file_name, original_name, file_type, created_by) values
  ('00000000-0000-4000-8000-000000000031', 'paper.pdf', 'factura «1».pdf', 'invoice', '00000000-0000-4000-8000-000000000001');

insert into history (tool_id, action, user_id, created_at) values
  ('00000000-0000-4000-8000-000000000031', 'pickup', '00000000-0000-4000-8000-000000000002', '2025-10-25 10:00:00+02'),
  ('00000000-0000-4000-8000-000000000031', 'return', '00000000-0000-4000-8000-000000000002', '2025-10-25 12:00:00+02'),
  ('00000000-0000-4000-8000-000000000031', 'pickup', '00000000-0000-4000-8000-000000000002', '2025-10-26 02:30:00+01');
