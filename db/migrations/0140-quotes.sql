-- A company asks for a quote and is answered; each answer is a version with frozen prices. The quote's cart carries what the newest
-- version sells, so that it becomes an order as a basket does.
create table quotes (
  id text primary key,
  number text not null constraint quote_number_is_given_once unique,
  storefront text not null,
  language text not null,
  email_key text not null,
  -- What was asked, by whom and for which company, as typed.
  request jsonb not null,
  -- Receivers' list as it was sent; null where there was none.
  receivers jsonb,
  asked_at timestamptz not null,
  -- Until when the answer is due, by the shop's working hours.
  due_at timestamptz not null,
  acknowledged_at timestamptz,
  forwarded_at timestamptz,
  called_at timestamptz,
  -- The cart of every version; null until the first is sent.
  cart_id text,
  version integer not null default 0,
  valid_until timestamptz,
  declined_at timestamptz,
  withdrawn_at timestamptz,
  constraint quote_is_due_later check (due_at > asked_at),
  constraint sent_quote_is_whole check ((version = 0) = (cart_id is null) and (version = 0) = (valid_until is null)),
  constraint quote_ends_one_way check (declined_at is null or withdrawn_at is null)
);
create index quotes_by_email on quotes (email_key);
create index quotes_by_day on quotes (asked_at);

create table quote_versions (
  id text primary key,
  quote_id text not null references quotes (id) on delete cascade,
  version integer not null,
  -- Lines with their titles, and the note, as page and paper show them.
  document jsonb not null,
  currency text not null,
  total_cents bigint not null,
  vat_cents bigint not null,
  valid_until timestamptz not null,
  sent_at timestamptz not null,
  actor text not null,
  told_at timestamptz,
  constraint quote_version_is_sent_once unique (quote_id, version),
  constraint quote_costs_something check (total_cents > 0 and vat_cents between 0 and total_cents)
);

alter table orders add column quote_id text;
create index orders_of_quote on orders (quote_id) where quote_id is not null;
-- Of all orders that a quote became, one counts: the one that is paid.
create unique index quote_becomes_one_order on orders (quote_id) where quote_id is not null and settled_at is not null;

alter table carts drop constraint carts_kind_is_known;
alter table carts add constraint carts_kind_is_known
  check (kind in ('basket', 'singleGift', 'redeem', 'activation', 'quote'));

create or replace function public.write_cart_kind() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  new.kind := case
    when new.document ? 'redeem' then 'redeem'
    when new.document ? 'activates' then 'activation'
    when new.document ? 'quoteId' then 'quote'
    when new.single_gift_of is not null then 'singleGift'
    else 'basket'
  end;
  return new;
end $$;
