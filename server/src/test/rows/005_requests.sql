insert into answers (caller, key, fingerprint, reply) values
  ('00000000-0000-4000-8000-000000000001', 'a key', '\xabcd', '{"id": 1.10, "ñ": ["a", null]}');
