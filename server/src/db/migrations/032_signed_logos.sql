-- A paper that is drawn again shows the logo of its day: the file stays while a record names it.
create index signed_contents_by_logo on signed_contents (account_id, (facts ->> 'logo'));
