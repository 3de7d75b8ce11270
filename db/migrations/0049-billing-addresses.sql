-- To whom the invoice of an order is made out: kept as long as the law wants invoices, apart from who ordered. Null in rows
-- of an older release, and where nobody gave it.
alter table orders add column billing jsonb;
create index orders_with_billing on orders (placed_at) where billing is not null;

-- What a customer gave last, for the next order.
alter table accounts add column company_name text, add column kvk_number text, add column address jsonb;
