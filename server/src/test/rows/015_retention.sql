insert into blocked_records (kind, record_id, blocked_at, data) values
  ('bookingPictures', '00000000-0000-4000-8000-000000000052', '2025-02-01', '{"cockpit": "old.jpg", "inspection": null}');

insert into blocked_files (file_name, kind, record_id, content_type, sha256, created_at) values
  ('old.jpg', 'bookingPictures', '00000000-0000-4000-8000-000000000052', 'image/jpeg', '\x99', '2024-02-01');
