-- Where a basket lay until its visitor logged in or out, a row says so, in the place that only one open row can have.
alter table carts
  add column moved_to text,
  add column moved_for text,
  add constraint carts_moved_is_open check (moved_to is null or state = 'open');

-- What a visitor ordered before goes along.
create index orders_of_visitor on orders (visitor_key);
