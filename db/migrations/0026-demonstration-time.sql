-- How far a demonstration's time runs ahead of the real one. In production there is no row.
create table demonstration_time (
  id text primary key default 'demonstration',
  ahead_ms bigint not null,
  constraint demonstration_has_one_time check (id = 'demonstration'),
  constraint demonstration_time_moves_forward check (ahead_ms >= 0)
);
