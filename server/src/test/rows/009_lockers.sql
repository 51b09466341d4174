insert into lockers (locker_id, identifier_value, locker_size, use_type, tool_id) values
  ('00000000-0000-4000-8000-000000000061', 'A1', 4, 'Tool', '00000000-0000-4000-8000-000000000032'),
  ('00000000-0000-4000-8000-000000000062', 'K1', 1, 'Renting', null);
