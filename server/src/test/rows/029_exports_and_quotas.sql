insert into exports (export_id, asked_by, asked_at, file_name, ready_at, expires_at, bytes, sha256) values
  ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000001', '2026-03-29 10:00+02',
   '5f0c9a52-3f0e-4c59-9d57-0a1b2c3d4e5f.tgz', '2026-03-29 10:05+02', '2026-04-05 10:05+02', 21474836480, '\x00ff');
insert into quotas (bytes, people) values (42949672960, 900);
