update accounts set deletion_due_at = '2026-04-28 10:00:00.123456+02';
insert into departures (departed_at) values ('2026-03-29 01:59:59.123456+01');
