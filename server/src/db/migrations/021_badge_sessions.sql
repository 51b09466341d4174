-- What a session opened by a badge may call is the contract's affair: entering says that it is one.
drop function enter(uuid, uuid, boolean);
create function enter(account uuid, session uuid, until_commit boolean)
returns table (
  user_id uuid, name text, surname text, user_name text, email text, is_admin boolean,
  renting_role smallint, tools_role smallint, management_role smallint, checking_role smallint,
  language text, version integer, by_badge boolean
)
language plpgsql as $$
begin
  perform set_config('app.account_id', account::text, until_commit);
  return query
    select u.user_id, u.name, u.surname, u.user_name, u.email, u.is_admin and not s.by_badge,
           case when s.by_badge then 1::smallint else u.renting_role end,
           case when s.by_badge then least(u.tools_role, 2::smallint) else u.tools_role end,
           case when s.by_badge then 1::smallint else u.management_role end,
           case when s.by_badge then 1::smallint else u.checking_role end,
           u.language, u.version, s.by_badge
    from sessions s
    join users u on u.account_id = s.account_id and u.user_id = s.user_id
    where s.session_id = session and s.ended_at is null and s.expires_at > now() and u.deleted_at is null;
end
$$;
