-- Post that is late, lost or comes back: its cards are withdrawn, and others are sent or what was paid goes back. A process of the release
-- before knows neither state and leaves such rows as they are.
alter table order_shipments drop constraint shipment_state_is_known;
alter table order_shipments add constraint shipment_state_is_known
  check (state in ('open', 'posted', 'arrived', 'lost', 'returned', 'cancelled'));
drop trigger shipment_moves on order_shipments;
create trigger shipment_moves after update of state on order_shipments
  for each row when (old.state is distinct from new.state) execute function move_state(
    'open>posted open>cancelled posted>arrived posted>lost posted>returned returned>open returned>cancelled'
  );
-- When its giver asked where it is.
alter table order_shipments add column late_asked_at timestamptz;
-- What a person did when it did not arrive.
alter table order_shipments add column ended_by text;
alter table order_shipments add constraint ended_shipment_says_how
  check (ended_by is null or (ended_by in ('replaced', 'refunded') and state in ('lost', 'returned')));
-- The first shipment of those that were sent one after the other: its postage was paid.
alter table order_shipments add column replaces_id text references order_shipments (id);
create index order_shipments_that_replace on order_shipments (replaces_id) where replaces_id is not null;
create index order_shipments_late on order_shipments (posted_at) where state = 'posted';
drop index order_shipments_to_tell;
create index order_shipments_to_tell on order_shipments (posted_at)
  where state in ('posted', 'lost', 'returned') and posted_told_at is null;

-- A card whose place another one took: nothing of it goes back, whatever happens to its order.
alter table card_units drop constraint unit_state_is_known;
alter table card_units add constraint unit_state_is_known check (
  state in ('ordered', 'issuing', 'issued', 'failed', 'refunded', 'withdrawn', 'replaced')
);
alter table card_units drop constraint issued_unit_names_its_card;
alter table card_units add constraint issued_unit_names_its_card check (
  case when state in ('issued', 'replaced') then card_id is not null
    when state in ('withdrawn', 'refunded') then true
    else card_id is null end
);
drop trigger unit_moves on card_units;
create trigger unit_moves after update of state on card_units
  for each row when (old.state is distinct from new.state) execute function move_state(
    'ordered>issuing ordered>withdrawn issuing>issued issuing>failed issuing>withdrawn issued>withdrawn issued>replaced failed>refunded failed>withdrawn withdrawn>refunded'
  );

-- An order goes on when something of it is sent again.
drop trigger order_moves on orders;
create trigger order_moves after update of state on orders
  for each row when (old.state is distinct from new.state) execute function move_state(
    'awaitingPayment>superseded awaitingPayment>expired awaitingPayment>issuing awaitingPayment>completed superseded>issuing superseded>completed expired>issuing expired>completed issuing>completed issuing>refunded issuing>halted completed>issuing completed>refunded completed>halted halted>issuing halted>completed halted>withdrawn'
  );
