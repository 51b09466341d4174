insert into imports (import_id, kind, file_name, created, changed, same, created_by)
select '00000000-0000-4000-8000-000000000b01', 'tools', 'herramientas.xlsx', 1, 0, 0, min(user_id::text)::uuid from users;

insert into import_rows (import_id, entity_id, version) values
  ('00000000-0000-4000-8000-000000000b01', '00000000-0000-4000-8000-000000000032', 1);
