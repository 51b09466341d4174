-- The address that a company shows to its customers. The one it signs in with is nobody else's business.
alter table accounts add column contact_email text not null default '';
