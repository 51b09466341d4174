-- The observations of an incident in the order in which they were written: two of one request may have the same time.
alter table incident_observations add column number integer not null default 1;
update incident_observations o set number = n.number
from (
  select account_id, incident_id, observation_id,
    row_number() over (partition by account_id, incident_id order by created_at, observation_id) as number
  from incident_observations
) n
where (o.account_id, o.incident_id, o.observation_id) = (n.account_id, n.incident_id, n.observation_id);
create unique index incident_observations_in_order on incident_observations (account_id, incident_id, number);
