-- The last day of a card of our own is moved once for its holder, who asks for nothing but that.
alter table cards add column extended_at timestamptz;

-- What left a card at its end: it lapsed by rule, or its holder gave the rest away. A row is a movement in the ledger, named by
-- the row's id; what lapsed may be brought back by a person.
create table card_ends (
  id text primary key,
  card_id text not null references cards (id),
  kind text not null,
  -- The product of the good cause that got it.
  cause text,
  currency text not null,
  amount_cents bigint not null,
  ended_at timestamptz not null,
  undone_at timestamptz,
  constraint card_end_kind_is_known check (kind in ('lapsed', 'donated')),
  constraint donated_rest_names_its_cause check ((kind = 'donated') = (cause is not null)),
  constraint only_a_lapse_is_undone check (undone_at is null or kind = 'lapsed'),
  constraint card_end_amount_is_positive check (amount_cents > 0)
);

create index card_ends_of_card on card_ends (card_id);
create index card_ends_in_turn on card_ends (ended_at);
create index cards_to_lapse on cards (storefront, valid_until) where state = 'active' and programme is not null;
