insert into totps (user_id, secret, last_step, confirmed_at) values
  ('00000000-0000-4000-8000-000000000001', '\x00ff10', 58000000, '2026-01-02 03:04:05+01');

insert into passkeys (user_id, name, credential_id, public_key, counter, transports) values
  ('00000000-0000-4000-8000-000000000001', 'El móvil', 'an id', '\xa501', 7, '{internal}');

insert into recovery_codes (user_id, code_hash) values ('00000000-0000-4000-8000-000000000001', '\xabcd');

insert into factor_tickets (ticket_hash, purpose, user_id, challenge, password_mark, expires_at) values
  ('\x00ff11', 'signIn', '00000000-0000-4000-8000-000000000001', 'a challenge', '\x01', '2099-01-01');
