-- Whoever paid the rest of an order whose choice card had no more is told by mail too. What the release before asks is found by it as well.

create index refunds_to_tell_of on refunds (requested_at)
  where reason in ('cardNotIssued', 'cardGone') and state in ('sent', 'done') and giver_told_at is null;

drop index refunds_to_tell;
