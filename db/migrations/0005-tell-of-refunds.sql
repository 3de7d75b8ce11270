-- A card that could not be issued is paid back, and its giver is told by mail, once.

alter table refunds add column giver_told_at timestamptz;

create index refunds_to_tell on refunds (requested_at)
  where reason = 'cardNotIssued' and state in ('sent', 'done') and giver_told_at is null;
