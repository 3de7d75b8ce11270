-- Gifts that a customer keeps in their account, each by the private link that they had.
create table kept_gifts (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  delivery_id text not null references deliveries (id) on delete cascade,
  -- The one card that the link leads to; empty for a whole gift.
  card_unit_id text not null default '',
  -- Version of that link. Raising the version of the delivery ends it in the account too.
  link_version integer not null,
  kept_at timestamptz not null,
  constraint gift_is_kept_once unique (account_id, delivery_id, card_unit_id)
);

create index kept_gifts_of_delivery on kept_gifts (delivery_id);

-- Cards of a kept gift that are spent by the word of whoever keeps it.
create table used_up_cards (
  kept_gift_id text not null references kept_gifts (id) on delete cascade,
  card_unit_id text not null,
  used_up_at timestamptz not null,
  primary key (kept_gift_id, card_unit_id)
);
