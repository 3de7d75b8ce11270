-- A shipment that its giver calls off: before it is sent, or by the law's withdrawal. A process of the release before shows it as withdrawn.
alter table deliveries add column called_off_at timestamptz;
alter table refunds drop constraint refund_reason_is_known;
alter table refunds add constraint refund_reason_is_known
  check (reason in ('paidTwice', 'cardNotIssued', 'caseDecided', 'cancelled', 'withdrawn'));
