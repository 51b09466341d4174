insert into tool_categories (tool_category_id, name) values ('00000000-0000-4000-8000-000000000a01', 'Elevación');

update tools set category_id = '00000000-0000-4000-8000-000000000a01' where tool_id = '00000000-0000-4000-8000-000000000032';
