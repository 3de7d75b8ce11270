-- How much was ordered by whom, for whom, from where and in which browser, by the hour. The key is a keyed hash, so the table
-- names nobody; rows go after 30 days (domain/orders/forget-velocity.ts).
create table order_velocity (
  key text not null,
  -- The clock hour in which it was ordered.
  hour timestamptz not null,
  orders integer not null,
  cards integer not null,
  cents bigint not null,
  primary key (key, hour)
);
create index order_velocity_to_forget on order_velocity (hour);

-- Why a person looks at an order before anything of it is made; null of nearly all.
alter table orders add column held_for text[];
