insert into notice_settings (user_id, digest_hour, ways, digested_on) values
  ('00000000-0000-4000-8000-000000000001', 7, '{"lateCars": "digest"}', '2025-07-01');
