insert into incidents (incident_id, tool_id, incident_type, description, creator_name, held_by, created_at, closed_at, closed_by, closing_note, repaired) values
  ('00000000-0000-4000-8000-000000000071', '00000000-0000-4000-8000-000000000031', 'Rotura', 'No marca', 'Vecina', '00000000-0000-4000-8000-000000000002',
   '2025-07-01 09:00:00.123+02', '2025-07-02 09:00:00+02', '00000000-0000-4000-8000-000000000001', 'Cambiada', true);

insert into incident_observations (incident_id, user_id, detail) values
  ('00000000-0000-4000-8000-000000000071', '00000000-0000-4000-8000-000000000001', E'Dos\nlíneas');

insert into incident_files (incident_id, file_name) values ('00000000-0000-4000-8000-000000000071', 'tool.jpg');

insert into links (token_hash, tool_id, created_by, expires_at) values
  ('\x77', '00000000-0000-4000-8000-000000000031', '00000000-0000-4000-8000-000000000001', '2099-01-01');

insert into notices (user_id, kind, tool_id, incident_id, actor_id) values
  ('00000000-0000-4000-8000-000000000001', 'incidentOpened', '00000000-0000-4000-8000-000000000031', '00000000-0000-4000-8000-000000000071',
   '00000000-0000-4000-8000-000000000002');
