-- Who exchanges the value of choice cards: known by a token of which only a keyed hash is kept, for the visitor who got it alone.
create table redeem_sessions (
  id text primary key,
  token_hash text not null unique,
  visitor_key text not null,
  storefront text not null,
  programme text not null,
  -- In the order in which they were added.
  card_ids text[] not null,
  opened_at timestamptz not null,
  -- Moves on with each use.
  ends_at timestamptz not null
);
create index redeem_sessions_of_a_visitor on redeem_sessions (visitor_key);
create index redeem_sessions_by_end on redeem_sessions (ends_at);
