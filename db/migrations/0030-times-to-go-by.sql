-- Notifications are appended in the order of their time, and forgotten by it.
create index payment_notifications_by_time on payment_notifications using brin (received_at);

-- Since when issuers of its cards have something to be told: which are frozen, good again or withdrawn.
alter table orders add column issuers_to_tell_at timestamptz;
create index orders_with_issuers_to_tell on orders (issuers_to_tell_at) where issuers_to_tell_at is not null;
drop index cards_untold;
