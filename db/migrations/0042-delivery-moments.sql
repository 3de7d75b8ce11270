-- When a shipment was ordered to be delivered; null is at once. What is true now stands with its delivery.
alter table order_shipments add column deliver_at timestamptz;
