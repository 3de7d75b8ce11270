-- Which choice cards pay an order, each how much, in the order in which they are drawn; null of an order that none pays.
alter table orders add column card_parts jsonb;

-- The order in which the means of an order were drawn; what is paid back goes back to them in this order.
alter table tenders add column position integer;

alter table refunds drop constraint refund_reason_is_known;
alter table refunds add constraint refund_reason_is_known
  check (reason in ('paidTwice', 'cardNotIssued', 'caseDecided', 'cancelled', 'withdrawn', 'cardGone'));
