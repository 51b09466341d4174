insert into sign_on (issuer, client_id, client_secret) values ('https://provider.test', 'llave', '\x00ff12');

insert into sign_on_domains (domain) values (left(md5(current_account()::text), 8) || '.test');

insert into sign_on_subjects (issuer, subject, user_id) values
  ('https://provider.test', 'somebody', '00000000-0000-4000-8000-000000000001');

insert into sign_on_tries (state_hash, browser_hash, expires_at) values ('\x00ff13', '\x00ff14', '2099-01-01');
