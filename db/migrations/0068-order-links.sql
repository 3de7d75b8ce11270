-- A link that was asked for on an order's page and mailed to whoever ordered. Used once, it opens the whole order to one browser.
create table order_links (
  id text primary key,
  order_id text not null references orders (id),
  asked_at timestamptz not null,
  -- The browser that used it.
  visitor_key text,
  -- Until when it may be used; once it was, until when that browser sees the order.
  until timestamptz not null
);
create index order_links_of_an_order on order_links (order_id);
create index order_links_of_a_browser on order_links (visitor_key) where visitor_key is not null;
create index order_links_by_end on order_links (until);
