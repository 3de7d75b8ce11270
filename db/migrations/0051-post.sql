-- Gift cards by post. What is packed and posted is a shipment's own; its giver is told once that it is on its way.
alter table order_shipments add column packed_at timestamptz;
alter table order_shipments add column posted_told_at timestamptz;
create index order_shipments_to_post on order_shipments (order_id) where delivery_form = 'PHYSICAL' and state = 'open';
create index order_shipments_to_tell on order_shipments (posted_at)
  where state = 'posted' and posted_told_at is null;
