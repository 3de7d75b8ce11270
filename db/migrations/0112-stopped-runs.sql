-- Runs of jobs that stopped before they deleted, erased or lapsed anything, until a person lets them go.
create table stopped_runs (
  name text primary key,
  reason text not null,
  stopped_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  allowed_by text,
  allowed_because text,
  constraint stopped_run_is_allowed_by_somebody check ((allowed_by is null) = (allowed_because is null))
);
