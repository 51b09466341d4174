update users set pending_email = 'ana.ferrer@nunez.test' where user_id = '00000000-0000-4000-8000-000000000001';
insert into email_confirmations (token_hash, user_id, email, expires_at) values
  ('\x00ff22', '00000000-0000-4000-8000-000000000001', 'ana.ferrer@nunez.test', '2099-01-01');
insert into mail_days (day, sent) values ('2026-03-29', 3);
