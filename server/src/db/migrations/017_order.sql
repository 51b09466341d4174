-- What a text is sorted by, as Spanish does and the same on every engine, whatever locales it has: without capitals and
-- accents, ñ after n, and the text itself where two are the same by that. To be compared byte by byte (collate "C"). No
-- longer than an index takes.
create function sort_key(words text) returns text language sql immutable strict parallel safe
  return left(case getdatabaseencoding() when 'UTF8'
    then regexp_replace(lower(normalize(words, nfkd) collate "C"), '(?<!n)\u0303|[\u0300-\u0302\u0304-\u036f]', '', 'g')
    else lower(words collate "C") end, 400) || chr(1) || left(words, 200);

alter table tools add column sort_name text collate "C" not null generated always as (sort_key(name)) stored;
alter table users add column sort_name text collate "C" not null generated always as (sort_key(surname || chr(1) || name)) stored;
alter table vehicles add column sort_plate text collate "C" not null generated always as (sort_key(number_plate)) stored;

drop index tools_by_name;
create index tools_by_name on tools (account_id, sort_name, tool_id) where deleted_at is null and retired_at is null;
drop index users_by_name;
create index users_by_name on users (account_id, sort_name, user_id) where deleted_at is null;
drop index vehicles_by_plate;
create index vehicles_by_plate on vehicles (account_id, sort_plate, vehicle_id) where deleted_at is null;
