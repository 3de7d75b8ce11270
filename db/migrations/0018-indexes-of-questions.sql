-- What is in a shipment, asked by each page of a gift and each mail; and which cards a refund is about.
create index order_packages_of_shipment on order_packages (shipment_id);
create index card_units_of_refund on card_units (refund_id) where refund_id is not null;
-- What waits for a person, and what is to be forgotten: few rows among many.
create index payments_held on payments (opened_at) where state = 'held';
create index refunds_failed on refunds (finished_at) where state = 'failed';
create index accounts_to_forget on accounts (created_at) where email_confirmed_at is null;
create index account_sessions_by_age on account_sessions (created_at);
