-- The printed card on which an order puts its value; null of every order but an activation.
alter table orders add column activates text references printed_cards (id);
create index orders_to_activate on orders (settled_at) where activates is not null and state = 'issuing';
