-- Cards that go back take a debt that was given up with them: `covered_cents` of a company's tender. This is the VAT inside,
-- which had come back from the state and is owed to it again.
alter table refunds add column covered_vat_cents bigint not null default 0;
alter table refunds add constraint refund_covers_its_vat
  check (covered_vat_cents = 0 or covered_vat_cents between 0 and covered_cents);
