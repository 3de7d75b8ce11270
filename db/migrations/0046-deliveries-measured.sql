-- How long the last deliveries took is told to visitors: first mails that had no day of their own, from the newest back.
create index deliveries_by_sending on deliveries (sent_at)
  where due_at is null and resends = 0 and link_version = 1;
