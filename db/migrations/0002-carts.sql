-- One row per basket. What is inside is one document: nothing else refers to a part of it, so a change is one
-- read and one write, and a lock on the row is a lock on the basket.
create table carts (
  id text primary key,
  visitor_key text not null,
  storefront text not null,
  language text not null,
  document jsonb not null,
  version integer not null default 1,
  state text not null default 'open',
  order_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  constraint carts_state_is_known check (state in ('open', 'ordered')),
  constraint carts_ordered_names_its_order check ((state = 'ordered') = (order_id is not null)),
  constraint carts_version_counts_up check (version > 0)
);

-- Two tabs that fill a new basket at the same moment meet here and end up in one.
create unique index carts_one_open_per_visitor on carts (visitor_key) where state = 'open';
create index carts_by_expiry on carts (expires_at);
