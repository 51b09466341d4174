-- Mails and papers of a booking are in the language that its customer reads: what the desk says, until they say it themselves.
alter table bookings add column customer_language text not null default 'es' check (customer_language in ('es', 'en'));
