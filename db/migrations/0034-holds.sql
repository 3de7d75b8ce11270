-- What is reserved on a card of our own while it pays: its value stands on an account of its own meanwhile, so that nobody
-- spends it twice. Leases go by the clock of the database, which all processes share.
create table holds (
  id text primary key,
  card_id text not null references cards (id),
  -- Whose: the id of an order, or of an attempt to pay one.
  owner text not null,
  currency text not null,
  amount_cents bigint not null,
  state text not null default 'held',
  taken_at timestamptz not null default clock_timestamp(),
  -- From here on anybody may end it.
  leased_until timestamptz not null,
  ended_at timestamptz,
  constraint hold_state_is_known check (state in ('held', 'captured', 'released', 'expired')),
  constraint hold_amount_is_positive check (amount_cents > 0),
  constraint ended_hold_says_when check ((state = 'held') = (ended_at is null))
);

create unique index an_owner_holds_a_card_once on holds (card_id, owner) where state = 'held';
create index holds_of_owner on holds (owner) where state = 'held';
create index holds_to_expire on holds (leased_until) where state = 'held';

create trigger hold_moves after update of state on holds
  for each row when (old.state is distinct from new.state) execute function move_state(
    'held>captured held>released held>expired'
  );
