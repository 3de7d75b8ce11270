-- Statements by which somebody withdraws from an order (the law's withdrawal). Each is kept as it was typed, and then carried out.
create table withdrawals (
  id text primary key,
  language text not null,
  name text not null,
  -- As typed, and in small letters.
  email text not null,
  email_key text not null,
  order_number text not null,
  -- Of one that came from the order's own page; else it is looked for by number and address.
  order_id text references orders (id),
  -- Null is all of the order.
  delivery_ids jsonb,
  -- In words, by whom the shop cannot show what there is: a person reads it.
  parts_text text,
  state text not null,
  stated_at timestamptz not null,
  -- What became of each part, and how much goes back; people by their first names are in it.
  outcome jsonb,
  -- When whoever ordered was mailed how it stands.
  told_at timestamptz,
  constraint withdrawal_state_is_known check (state in ('stated', 'unknown', 'waiting', 'paidBack', 'refused')),
  constraint withdrawal_names_its_order check (state in ('stated', 'unknown') or order_id is not null),
  constraint withdrawal_lists_deliveries check (delivery_ids is null or jsonb_typeof(delivery_ids) = 'array')
);

create trigger withdrawal_moves after update of state on withdrawals
  for each row when (old.state is distinct from new.state) execute function move_state(
    'stated>unknown stated>waiting stated>paidBack stated>refused waiting>paidBack waiting>refused'
  );
create trigger withdrawal_tells after update of state on withdrawals
  for each row when (old.state is distinct from new.state) execute function tell_state();
create index withdrawals_of_address on withdrawals (email_key, stated_at);
create index withdrawals_to_carry_out on withdrawals (stated_at) where state = 'stated';
create index withdrawals_waiting on withdrawals (stated_at) where state = 'waiting';
create index withdrawals_to_tell on withdrawals (stated_at)
  where told_at is null and state in ('waiting', 'paidBack', 'refused');
create index withdrawals_by_time on withdrawals (stated_at);
create index withdrawals_of_order on withdrawals (order_id) where order_id is not null;
