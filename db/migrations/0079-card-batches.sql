-- Numbers that the shop makes for a printer. Its cards stand among the printed ones; they count once their numbers went to the printer,
-- which happens one time: afterwards no pin can be read any more.
create table card_batches (
  id text primary key,
  programme text not null,
  product_id text not null,
  card_count integer not null,
  made_at timestamptz not null,
  made_by text not null,
  exported_at timestamptz,
  exported_by text,
  constraint a_batch_has_cards check (card_count > 0),
  constraint an_export_names_who check ((exported_at is null) = (exported_by is null))
);
create index card_batches_in_turn on card_batches (made_at);
alter table printed_cards add column batch_id text references card_batches (id);
create index printed_cards_of_a_batch on printed_cards (batch_id) where batch_id is not null;

-- Whose id went into the hash of a pin that stands nowhere any more: that of the printed card. Null is the card's own.
alter table cards add column pin_hashed_for text;

-- Who has a card at hand that is replaced has it no more.
create index redeem_sessions_with_card on redeem_sessions using gin (card_ids);
create index carts_paid_by_card on carts using gin ((document -> 'payingCards')) where document ? 'payingCards';
