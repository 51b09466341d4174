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

-- Takes one token from each bucket if all have one. Answers the seconds to wait; 0 means go on. A bucket that is not
-- there is full, and is only kept once something was taken from it: what is refused leaves nothing behind.
create function take_tokens(buckets bytea[], capacities double precision[], per_second double precision[])
returns double precision language plpgsql as $$
declare
  seen timestamptz := clock_timestamp();
  wait double precision := 0;
  wanted record;
begin
  -- Locked and written in one order, so that two requests that share buckets wait for each other instead of dying.
  for wanted in
    select w.rate, least(w.capacity, t.tokens + w.rate * greatest(0, extract(epoch from seen - t.updated_at))) as level
    from throttles t join unnest(buckets, capacities, per_second) as w (bucket, capacity, rate) using (bucket)
    order by t.bucket for update of t
  loop
    wait := greatest(wait, (1 - wanted.level) / wanted.rate);
  end loop;
  if wait > 0 then
    return wait;
  end if;
  for wanted in
    select * from unnest(buckets, capacities, per_second) as w (bucket, capacity, rate) order by w.bucket
  loop
    insert into throttles as t (bucket, tokens, updated_at) values (wanted.bucket, wanted.capacity - 1, seen)
    on conflict (bucket) do update
      set tokens = least(wanted.capacity, t.tokens + wanted.rate * greatest(0, extract(epoch from seen - t.updated_at))) - 1,
          updated_at = seen;
  end loop;
  return 0;
end
$$;

-- Gives a token back, for what turned out to be honest.
create function return_tokens(buckets bytea[]) returns void language sql as $$
  update throttles set tokens = tokens + 1 where bucket = any (buckets);
$$;
