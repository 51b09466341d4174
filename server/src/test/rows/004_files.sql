insert into files (file_name, purpose, content_type, bytes, sha256, receipt, width, height, created_by, ticket) values
  ('tool.jpg', 'image', 'image/jpeg', 1000, '\x01', '\x02', 640, 480, '00000000-0000-4000-8000-000000000001', null),
  ('paper.pdf', 'document', 'application/pdf', 2000, '\x03', '\x04', null, null, null, null),
  ('car.jpg', 'image', 'image/jpeg', 3000, '\x05', '\x06', 64, 48, null, '00000000-0000-4000-8000-000000000021'),
  ('odometer.jpg', 'image', 'image/jpeg', 3001, '\x07', '\x08', 64, 48, null, '00000000-0000-4000-8000-000000000021'),
  ('cockpit.jpg', 'image', 'image/jpeg', 3002, '\x09', '\x0a', 64, 48, null, '00000000-0000-4000-8000-000000000051'),
  ('walk.mp4', 'video', 'video/mp4', 2000000000, '\x0b', '\x0c', null, null, null, '00000000-0000-4000-8000-000000000051'),
  ('site.jpg', 'image', 'image/jpeg', 3003, '\x0d', '\x0e', 64, 48, null, '00000000-0000-4000-8000-000000000022');

insert into ticket_files (ticket, file_name) values ('00000000-0000-4000-8000-000000000021', 'car.jpg');
