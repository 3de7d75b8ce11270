-- What a giver is told of a gift that waits: that nobody unwrapped it, and that its receiver says they never got it. Each
-- is told once.
alter table deliveries add column unopened_told_at timestamptz;
-- When the receiver said so last, and when the giver was told.
alter table deliveries add column missed_at timestamptz;
alter table deliveries add column missed_told_at timestamptz;

create index deliveries_not_opened on deliveries (sent_at) where state = 'sent' and unopened_told_at is null;
