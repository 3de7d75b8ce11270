-- The page of an order, and the state of its payment, ask what of a payment went back.
create index refunds_of_payment on refunds (payment_id);
