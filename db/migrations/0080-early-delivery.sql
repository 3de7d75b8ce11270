-- A consumer may have digital cards delivered within the days of the right to withdraw, if they say so (BW 6:230p): when, and by which
-- wording of the box. Who does not has them delivered after those days, and nothing before `deliver_not_before`.
alter table orders
  add column early_delivery_agreed_at timestamptz,
  add column early_delivery_text smallint,
  add column deliver_not_before timestamptz,
  add constraint order_agreed_to_a_text check ((early_delivery_agreed_at is null) = (early_delivery_text is null));
-- When somebody asked for the confirmation once more: it repeats what a consumer agreed to. Null once it went.
alter table orders add column confirmation_asked_at timestamptz;
create index orders_to_confirm_again on orders (confirmation_asked_at) where confirmation_asked_at is not null;
