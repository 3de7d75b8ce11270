-- What an operator gives back by hand: cards, and an amount as a favour, which no card stands against.
alter table refunds drop constraint refund_reason_is_known;
alter table refunds add constraint refund_reason_is_known
  check (reason in (
    'paidTwice', 'cardNotIssued', 'caseDecided', 'cancelled', 'withdrawn', 'cardGone', 'byHand', 'favour'
  ));

-- How much of what goes back here had gone back before, as a favour: no more is paid back than was paid.
alter table refunds add column favour_cents bigint not null default 0;
alter table refunds add constraint refund_favour_is_not_negative check (favour_cents >= 0);
alter table refunds drop constraint refund_amount_is_positive;
-- Where all of it had, nothing moves, and the refund says why.
alter table refunds add constraint refund_amount_is_positive
  check (amount_cents > 0 or amount_cents = 0 and favour_cents > 0);
