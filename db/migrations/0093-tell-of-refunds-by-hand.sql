-- Whoever gets money back from an operator is told by mail too. What the releases before ask is found by it as well; what they paid back is told by nobody now.
update refunds set giver_told_at = coalesce(finished_at, sent_at, requested_at)
  where reason in ('byHand', 'favour') and giver_told_at is null;

create index refunds_to_tell_of_all on refunds (requested_at)
  where reason in ('cardNotIssued', 'cardGone', 'byHand', 'favour') and state in ('sent', 'done') and giver_told_at is null;

drop index refunds_to_tell_of;
