-- Receivers find their cards again by the address that they were sent to, or by its hash once that is forgotten.
create index shipments_by_address on order_shipments (lower(receiver_email)) where receiver_email <> '';
create index shipments_by_address_hash on order_shipments (receiver_email_hash) where receiver_email_hash is not null;
