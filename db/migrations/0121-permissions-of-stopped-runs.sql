-- When a person let a stopped run go on: it goes on until little is left to take, and for a day at most.
alter table stopped_runs add column allowed_at timestamptz;
update stopped_runs set allowed_at = now() where allowed_by is not null;
