-- When reconciliation looks at it next: what waits in vain moves back, so that it does not stand before what is new.
alter table payment_notifications add column next_try_at timestamptz;
alter table refunds add column next_try_at timestamptz;

create index notifications_to_take_up on payment_notifications ((coalesce(next_try_at, received_at)))
  where processed_at is null;
create index refunds_to_take_up on refunds ((coalesce(next_try_at, requested_at))) where state = 'requested';
