-- The operator finds an order by the name of whoever ordered, or of whom it is for.
create index orders_by_last_name on orders (lower(contact ->> 'lastName') text_pattern_ops) where orderer_forgotten_at is null;
create index order_shipments_by_receiver on order_shipments (lower(receiver_name) text_pattern_ops) where receiver_name <> '';
-- Which mails there were about an order.
create index mail_claims_of_subject on mail_claims (subject_id);
