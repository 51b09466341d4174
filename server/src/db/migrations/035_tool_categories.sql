-- What a company sorts its tools by. A tool has one category or none.
create table tool_categories (
  account_id uuid not null default current_account() references accounts,
  tool_category_id uuid not null default gen_random_uuid(),
  name text not null,
  sort_name text collate "C" not null generated always as (sort_key(name)) stored,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (account_id, tool_category_id)
);

create unique index tool_categories_name on tool_categories (account_id, lower(name));

create trigger count_version before update on tool_categories for each row execute function count_version();
create trigger tell_change after insert or update on tool_categories for each row execute function tell_change('toolCategory', 'tool_category_id');
create trigger tell_removal after delete on tool_categories for each row execute function tell_change('toolCategory', 'tool_category_id');

alter table tool_categories enable row level security;
alter table tool_categories force row level security;
create policy tenant on tool_categories using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on tool_categories to llave_app;

alter table tools add column category_id uuid;
alter table tools add constraint tools_category foreign key (account_id, category_id) references tool_categories;
create index tools_by_category on tools (account_id, category_id) where category_id is not null;
