-- Printed cards that lie with the shop: imported from the file of whoever printed them, scanned into an envelope, good once that is posted.
-- Secrets are kept as those of issued cards are; a card that is used has them there, and none here.
create table printed_cards (
  id text primary key,
  product_id text not null,
  issuer text not null,
  currency text not null,
  -- Null where any amount may be put on it.
  amount_cents bigint,
  number_encrypted bytea,
  number_hash bytea,
  pin_encrypted bytea,
  pin_hash bytea,
  key_id text not null,
  number_hash_key_id text not null,
  pin_hash_key_id text not null,
  imported_at timestamptz not null,
  -- For which card of an order it lies in an envelope.
  unit_id text references card_units (id),
  packed_at timestamptz,
  -- It became that card.
  used_at timestamptz,
  -- It was lost or damaged on its shelf.
  removed_at timestamptz,
  constraint printed_card_has_value check (amount_cents > 0),
  constraint a_printed_number_is_there_once unique (number_hash, issuer),
  constraint a_unit_has_one_printed_card unique (unit_id),
  constraint packed_card_names_its_unit check ((packed_at is null) = (unit_id is null)),
  constraint used_card_was_packed check (used_at is null or unit_id is not null),
  constraint used_card_keeps_no_secret check (
    case when used_at is null then number_encrypted is not null and number_hash is not null
      else number_encrypted is null and number_hash is null and pin_encrypted is null and pin_hash is null end
  ),
  constraint printed_pin_hash_comes_with_pin check (pin_hash is not null or pin_encrypted is null)
);
create index printed_cards_on_the_shelf on printed_cards (product_id, amount_cents) where used_at is null and removed_at is null;
create index printed_cards_with_secrets on printed_cards (id) where used_at is null;
create index printed_cards_packed on printed_cards (unit_id) where unit_id is not null and used_at is null;
