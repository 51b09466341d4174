insert into users (user_id, name, surname, user_name, email, is_admin, password_hash, created_at, deleted_at) values
  ('00000000-0000-4000-8000-000000000001', 'Ana', 'Ferrer', null, 'ana@nunez.test', true, '$argon2id$x', '2025-01-02 03:04:05.678901+01', null),
  ('00000000-0000-4000-8000-000000000002', 'Iván', 'Soto', 'ivan', null, false, null, '2025-03-30 02:30:00+02', null),
  ('00000000-0000-4000-8000-000000000003', 'Marta', '', null, null, false, null, '2025-01-02 03:04:05+01', '2025-06-01 00:00:00+02');

insert into sign_in_names (name, user_id) values (current_account() || '/ivan', '00000000-0000-4000-8000-000000000002');

insert into sessions (session_id, user_id, address, expires_at) values
  ('00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000001', '2001:db8::1', '2099-01-01');

insert into one_time_tokens (token_hash, purpose, user_id, expires_at) values
  ('\x00ff10', 'setPassword', '00000000-0000-4000-8000-000000000002', '2099-01-01');
