-- Takes one token from each bucket if all have one, and then answers nothing; otherwise answers which are used up and for how
-- many seconds. A bucket that is not there is full, and is only kept once something was taken from it. take_tokens stays for
-- servers that began before this.
create function spend_tokens(buckets bytea[], capacities double precision[], per_second double precision[])
returns table (used_up bytea, wait double precision) language plpgsql as $$
declare
  seen timestamptz := clock_timestamp();
  refused boolean := false;
  wanted record;
begin
  -- Locked and written in one order, so that two requests that share buckets wait for each other instead of dying.
  for wanted in
    select t.bucket, w.rate,
           least(w.capacity, t.tokens + w.rate * greatest(0, extract(epoch from seen - t.updated_at))) as level
    from throttles t join unnest(buckets, capacities, per_second) as w (bucket, capacity, rate) using (bucket)
    order by t.bucket for update of t
  loop
    if wanted.level < 1 then
      refused := true;
      used_up := wanted.bucket;
      wait := (1 - wanted.level) / wanted.rate;
      return next;
    end if;
  end loop;
  if refused then
    return;
  end if;
  for wanted in
    select * from unnest(buckets, capacities, per_second) as w (bucket, capacity, rate) order by w.bucket
  loop
    insert into throttles as t (bucket, tokens, updated_at) values (wanted.bucket, wanted.capacity - 1, seen)
    on conflict (bucket) do update
      set tokens = least(wanted.capacity, t.tokens + wanted.rate * greatest(0, extract(epoch from seen - t.updated_at))) - 1,
          updated_at = seen;
  end loop;
end
$$;
