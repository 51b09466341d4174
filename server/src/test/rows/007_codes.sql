insert into badges (code_hash, user_id, revoked_at) values ('\x1234', '00000000-0000-4000-8000-000000000002', null);
