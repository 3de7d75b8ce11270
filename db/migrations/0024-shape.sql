-- What pays an order, and what was paid for each thing in it. A release before this one, still running beside it, goes on
-- writing orders as it knows them: what it leaves out is filled in here.

-- Several means may pay one order; together they are its total. Being paid and being released to be made are two things.
create table tenders (
  id text primary key,
  order_id text not null references orders (id),
  kind text not null,
  payment_id text references payments (id) constraint a_payment_is_one_tender unique,
  card_id text references cards (id),
  currency text not null,
  amount_cents bigint not null,
  taken_at timestamptz not null,
  constraint tender_kind_is_known check (kind in ('provider', 'card', 'invoice', 'own')),
  constraint tender_names_its_means check (
    (kind = 'provider') = (payment_id is not null) and (kind = 'card') = (card_id is not null)
  ),
  constraint tender_amount_is_positive check (amount_cents > 0)
);

create index tenders_of_order on tenders (order_id);

alter table orders add column kind text not null default 'regular';
alter table orders add constraint order_kind_is_known
  check (kind in ('regular', 'multiAddress', 'activation', 'redeem', 'reorder'));
alter table orders add column released_at timestamptz;
-- An order that gift cards alone paid has no payment.
alter table orders drop constraint paid_order_names_its_payment;

alter table refunds add column tender_id text references tenders (id);
alter table refunds drop constraint refund_is_of_something;
alter table refunds add constraint refund_is_of_something
  check (payment_id is not null or receipt_reference is not null or tender_id is not null);

insert into tenders (id, order_id, kind, payment_id, currency, amount_cents, taken_at)
select 'ten_' || substr(orders.id, 5), orders.id, 'provider', payments.id, payments.currency, payments.amount_cents,
  orders.settled_at
from orders join payments on payments.id = orders.paid_by_payment_id;

update orders set released_at = settled_at where settled_at is not null;

-- For orders that a release before this one settles.
create function write_tender() returns trigger language plpgsql as $$
begin
  insert into public.tenders (id, order_id, kind, payment_id, currency, amount_cents, taken_at)
  select 'ten_' || substr(new.id, 5), new.id, 'provider', payments.id, payments.currency, payments.amount_cents,
    new.settled_at
  from public.payments where payments.id = new.paid_by_payment_id
  on conflict do nothing;
  return null;
end $$;

create trigger order_has_its_tender after update of settled_at on orders
  for each row when (old.settled_at is null and new.paid_by_payment_id is not null)
  execute function write_tender();

-- What was paid for a card beside what it is worth; null in rows of a release before this one: its face value.
alter table card_units add column paid_cents bigint;
update card_units set paid_cents = amount_cents;
alter table card_units add constraint unit_costs_at_most_its_value check (paid_cents between 0 and amount_cents);

-- A line may take something off, with the VAT that was inside, and knows whom it is for.
alter table order_lines drop constraint line_vat_is_inside_total;
alter table order_lines add constraint line_vat_is_inside_total
  check (vat_cents between least(total_cents, 0) and greatest(total_cents, 0));
alter table order_lines add column shipment_id text references order_shipments (id);
update order_lines set shipment_id = order_packages.shipment_id
from order_packages where order_packages.id = order_lines.package_id;

-- When somebody wants it: null is at once. Its cards are made then; until then they wait for their next try.
alter table deliveries add column due_at timestamptz;

-- A shipment goes to an address or to a mailbox, and has a life of its own.
alter table order_shipments alter column receiver_email drop not null;
alter table order_shipments add column receiver_first_name text;
alter table order_shipments add column receiver_last_name text;
alter table order_shipments add column address jsonb;
alter table order_shipments add column state text not null default 'open';
alter table order_shipments add column posted_at timestamptz;
alter table order_shipments add column track_code text;
alter table order_shipments add constraint shipment_state_is_known
  check (state in ('open', 'posted', 'arrived', 'returned', 'cancelled'));
alter table order_shipments add constraint shipment_goes_somewhere
  check (receiver_email is not null or address is not null);
create trigger shipment_moves after update of state on order_shipments
  for each row when (old.state is distinct from new.state) execute function move_state(
    'open>posted open>cancelled posted>arrived posted>returned returned>open returned>cancelled'
  );

-- A card is a thing of its own: of a programme, from somewhere, perhaps without value yet, perhaps replaced.
alter table cards add column programme text;
update cards set programme = issuer;
alter table cards add column origin text not null default 'unit';
alter table cards add constraint card_origin_is_known check (origin in ('unit', 'batch', 'replacement'));
alter table cards alter column order_unit_id drop not null;
alter table cards add constraint card_of_a_unit_names_it check ((origin = 'unit') = (order_unit_id is not null));
alter table cards alter column amount_cents drop not null;
alter table cards drop constraint card_has_value;
alter table cards add constraint card_has_value check (amount_cents > 0 or (amount_cents is null and origin <> 'unit'));
alter table cards add column holder_account_id text references accounts (id) on delete set null;
alter table cards add column replaced_by text references cards (id);
create index cards_of_holder on cards (holder_account_id) where holder_account_id is not null;

-- Until when the shopper may still pay; null in rows of a release before this one: a day.
alter table payments add column waits_until timestamptz;

-- Whose names and addresses were forgotten.
alter table orders add column orderer_forgotten_at timestamptz;
alter table orders add column receivers_forgotten_at timestamptz;
-- While a card is valid its receiver is known again by the address that they type, and by nothing else.
alter table order_shipments add column receiver_email_hash bytea;
create index shipments_with_address_hash on order_shipments (id) where receiver_email_hash is not null;
create index orders_with_orderers on orders (placed_at) where orderer_forgotten_at is null;
create index orders_with_receivers on orders (placed_at) where receivers_forgotten_at is null;
