-- What the operator took off sale by command. It stands beside the products, so that an import leaves it alone, and
-- beats what the files say of stock. A row a form: stopping a whole product stops both, also one that comes later.
create table stock_stops (
  product_id text not null references products (id),
  variation_type text not null,
  reason text not null default '',
  stopped_at timestamptz not null,
  primary key (product_id, variation_type),
  constraint stock_stop_is_of_a_form check (variation_type in ('DIGITAL', 'PHYSICAL')),
  constraint stock_stop_reason_is_short check (length(reason) <= 200)
);
