-- So many hours before a booking begins its customer may sign and take the key.
alter table accounts add column check_in_hours smallint not null default 2 check (check_in_hours between 0 and 72);
