-- What is paid for paper and packing around a card: the packing and how cards are wrapped stand with the package; what goes back
-- when a card is paid back stands with its unit. A process of the release before leaves all of it out: nothing was paid.
alter table order_packages add column gift_packing text;
alter table order_packages add column is_each_wrapped boolean not null default false;
alter table card_units add column extra_cents bigint;
alter table card_units add column extra_vat_cents bigint;
alter table card_units add constraint wrapping_holds_its_vat
  check (extra_vat_cents between 0 and extra_cents);
