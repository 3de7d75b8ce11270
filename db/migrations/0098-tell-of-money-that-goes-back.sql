-- Whoever paid twice, or sent money that no order takes, is told by mail what goes back too. What goes back of such money has a reason of
-- its own. What the releases before ask is found by the index as well; what they paid back is told by nobody now.
alter table refunds drop constraint refund_reason_is_known;
alter table refunds add constraint refund_reason_is_known
  check (reason in (
    'paidTwice', 'cardNotIssued', 'caseDecided', 'cancelled', 'withdrawn', 'cardGone', 'byHand', 'favour', 'notTaken'
  ));

update refunds set giver_told_at = coalesce(finished_at, sent_at, requested_at)
  where reason = 'paidTwice' and giver_told_at is null;

create index refunds_to_tell_of_each on refunds (requested_at)
  where reason in ('cardNotIssued', 'cardGone', 'byHand', 'favour', 'paidTwice', 'notTaken')
    and state in ('sent', 'done') and giver_told_at is null;

drop index refunds_to_tell_of_all;
