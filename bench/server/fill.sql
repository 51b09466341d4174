-- Tools are named by their number, so that every side of a comparison can name one.
create function bench_tool(company uuid, n integer) returns uuid language sql immutable
  return overlay(company::text placing lpad(n::text, 12, '0') from 25)::uuid;

-- A company with people in it, each signed in, and tools in every state that a board shows.
create function bench_company(company uuid, workers integer, tool_count integer) returns void language plpgsql as $$
begin
  perform set_config('app.account_id', company::text, true);

  insert into accounts (company_name, company_identifier, phone_number, email, street, city, state, post_code)
  values ('Taller Turia', 'B12345674', '960000000', company || '@taller.test', 'Calle Mayor, 1', 'Valencia', 'Valencia', '46001');

  insert into users (name, surname, user_name, email, email_confirmed_at, is_admin, renting_role, tools_role, management_role, checking_role)
  select 'Nombre ' || n, 'Apellido ' || n, 'u' || n || '-' || company, company || '-' || n || '@taller.test', now(), n = 0, 3, 3, 3, 3
  from generate_series(0, workers) n;

  insert into sign_in_names (name, user_id) select lower(email), user_id from users where account_id = company;

  insert into sessions (user_id, address, expires_at)
  select user_id, '127.0.0.1', now() + interval '12 hours' from users where account_id = company;

  insert into files (file_name, purpose, content_type, bytes, sha256, receipt, width, height)
  select gen_random_uuid() || '.webp', 'image', 'image/webp', 20000, '\x00', '\x00', 800, 800 from generate_series(1, tool_count);

  with people as (select array_agg(user_id order by user_name) as ids from users where account_id = company),
  pictures as (select array_agg(file_name) as names from files where account_id = company)
  insert into tools (tool_id, name, description, reference, purchase_date, purchase_price, image, holder_id, held_since, requested_by,
    next_calibration)
  select bench_tool(company, n), 'Herramienta ' || md5(n::text), 'Una descripción como las que la gente escribe, de una línea o dos.', 'REF-' || n,
    current_date - n % 900, 10 + n % 900, pictures.names[n],
    case when n % 4 = 0 then people.ids[1 + n % cardinality(people.ids)] end, case when n % 4 = 0 then now() end,
    case when n % 20 = 0 then people.ids[1 + (n + 1) % cardinality(people.ids)] end,
    case when n % 5 = 0 then current_date + n % 300 end
  from generate_series(1, tool_count) n, people, pictures;

  insert into lockers (identifier_value, locker_size, use_type, tool_id)
  select 'T' || row_number() over (), 4, 'Tool', tool_id from tools where account_id = company and right(reference, 1) in ('1', '4', '7');

  insert into incidents (tool_id, incident_type, description)
  select tool_id, 'broken', 'No aprieta' from tools where account_id = company and reference like '%9';

  insert into tool_exclusions (tool_id, user_id)
  select t.tool_id, u.user_id from tools t join users u on u.account_id = company and u.user_name like 'u2-%'
  where t.account_id = company and t.reference like '%33';

  insert into tool_calibrations (tool_id, calibrated_on, entity, created_by)
  select t.tool_id, current_date - 30 * n, 'Laboratorio', u.user_id
  from tools t join users u on u.account_id = company and u.is_admin cross join generate_series(1, 3) n
  where t.account_id = company and t.next_calibration is not null;
end
$$;
