-- The first answer of each request that carried an Idempotency-Key.
create table answers (
  account_id uuid not null default current_account(),
  caller uuid not null,
  key text not null,
  fingerprint bytea not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (account_id, caller, key)
);

create index answers_by_age on answers (account_id, created_at);

alter table answers enable row level security;
alter table answers force row level security;
create policy tenant on answers using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on answers to llave_app;

-- Token buckets of everything that is slowed, named by a hash. No company: guessing starts before one is known.
create unlogged table throttles (
  bucket bytea primary key,
  tokens double precision not null,
  updated_at timestamptz not null default now()
);

create index throttles_by_age on throttles (updated_at);

grant select, insert, update, delete on throttles to llave_system;

-- Takes one token from each bucket if all have one, in one statement. Answers the seconds to wait; 0 means go on.
create function take_tokens(buckets bytea[], capacities double precision[], per_second double precision[])
returns double precision language plpgsql as $$
declare
  wait double precision := 0;
  level double precision;
  i integer;
  seen timestamptz := clock_timestamp();
begin
  insert into throttles (bucket, tokens, updated_at)
    select b, c, seen from unnest(buckets, capacities) as wanted (b, c) order by b
    on conflict do nothing;
  -- Locked in one order, so that two requests that share buckets wait for each other instead of dying.
  perform 1 from throttles where bucket = any (buckets) order by bucket for update;
  for i in 1 .. array_length(buckets, 1) loop
    select least(capacities[i], t.tokens + per_second[i] * greatest(0, extract(epoch from seen - t.updated_at)))
      into level from throttles t where t.bucket = buckets[i];
    if level < 1 then
      wait := greatest(wait, (1 - level) / per_second[i]);
    end if;
  end loop;
  if wait = 0 then
    for i in 1 .. array_length(buckets, 1) loop
      update throttles t
        set tokens = least(capacities[i], t.tokens + per_second[i] * greatest(0, extract(epoch from seen - t.updated_at))) - 1,
            updated_at = seen
        where t.bucket = buckets[i];
    end loop;
  end if;
  return wait;
end
$$;

-- Gives a token back, for what turned out to be honest.
create function return_tokens(buckets bytea[]) returns void language sql as $$
  update throttles set tokens = tokens + 1 where bucket = any (buckets);
$$;
