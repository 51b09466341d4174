-- What a person needs to tell their own sessions apart: on what it was opened, and when it was last used.
alter table sessions add column user_agent text not null default '' check (length(user_agent) <= 300);
alter table sessions add column last_seen_at timestamptz not null default now();
update sessions set last_seen_at = created_at;
