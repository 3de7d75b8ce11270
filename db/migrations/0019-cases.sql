-- What waits for a person: money that came unasked, that was taken back, or that would not go back. And the history of
-- whatever has a state: appended by the database itself, so that no statement can forget it.

create table history (
  id text primary key default gen_random_uuid()::text,
  -- The id of an order, payment, refund, card or case.
  subject text not null,
  event text not null,
  facts jsonb not null default '{}',
  -- Who did it: an operator by name, the provider, or the shop by itself.
  actor text not null default coalesce(nullif(current_setting('shop.actor', true), ''), 'shop'),
  -- Names what may be told twice and happened once.
  cause text constraint history_tells_a_cause_once unique,
  -- By the clock of the database, which no demonstration moves.
  written_at timestamptz not null default clock_timestamp(),
  constraint history_facts_are_an_object check (jsonb_typeof(facts) = 'object')
);

create index history_of_subject on history (subject, written_at);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is refused.', tg_table_name, lower(tg_op)
    using errcode = 'restrict_violation', constraint = 'history_is_append_only';
end $$;

create trigger history_stays before update or delete or truncate on history
  for each statement execute function refuse_rewriting();

-- A state moves along its lifecycle only, whoever moves it. The steps are those of the code (src/domain/**/*-states.ts);
-- tests/postgres/lifecycles.pg.test.ts tries every pair on both sides.
create function move_state() returns trigger language plpgsql as $$
begin
  if position(' ' || old.state || '>' || new.state || ' ' in ' ' || tg_argv[0] || ' ') = 0 then
    raise exception '% % cannot become % from %.', tg_table_name, old.id, new.state, old.state
      using errcode = 'check_violation', constraint = 'state_moves_along_its_lifecycle', detail = old.id;
  end if;
  return null;
end $$;

create function tell_state() returns trigger language plpgsql as $$
begin
  insert into public.history (subject, event, facts) values (new.id, new.state, jsonb_build_object('from', old.state));
  return null;
end $$;

create table cases (
  id text primary key,
  -- What it is about, once: news of the same thing goes on with the same case.
  subject text not null constraint a_subject_is_one_case unique,
  kind text not null,
  state text not null,
  order_id text references orders (id),
  payment_id text references payments (id),
  refund_id text references refunds (id),
  -- The provider's name of the money.
  provider_reference text,
  currency text not null,
  -- What is still to be decided about: received and nobody's, or taken from us.
  open_cents bigint not null,
  opened_at timestamptz not null,
  decide_by timestamptz not null,
  decided_at timestamptz,
  decision text,
  decision_count integer not null default 0,
  constraint case_state_is_known check (state in ('open', 'decided')),
  constraint decided_case_says_what check (
    (state = 'decided') = (decided_at is not null) and (state = 'decided') = (decision is not null)
  )
);

create index cases_open on cases (decide_by) where state = 'open';
create index cases_of_order on cases (order_id);
create index cases_of_payment on cases (payment_id);
create index cases_of_refund on cases (refund_id);

-- Money that came and is nobody's yet is counted like a customer's.
alter table ledger_accounts drop constraint value_of_customers_is_bounded;
alter table ledger_accounts add constraint value_of_customers_is_bounded
  check (is_bounded = (kind in ('order', 'card', 'hold', 'receipt')));

-- A refund may be of money that belongs to no order of ours.
alter table refunds alter column order_id drop not null;
alter table refunds alter column payment_id drop not null;
-- The provider's name of what goes back, where it is not that of the payment: its money stands on an account of its own.
alter table refunds add column receipt_reference text;
alter table refunds add constraint refund_is_of_something
  check (payment_id is not null or receipt_reference is not null);
alter table refunds drop constraint refund_reason_is_known;
alter table refunds add constraint refund_reason_is_known
  check (reason in ('paidTwice', 'cardNotIssued', 'caseDecided'));
create index refunds_unconfirmed on refunds (sent_at) where state = 'sent';

-- The provider took this money back before we heard that it had come.
alter table payments add column voided_reference text;
create index payments_by_reference on payments (provider_reference);

alter table orders drop constraint order_state_is_known;
alter table orders add constraint order_state_is_known check (
  state in (
    'awaitingPayment', 'superseded', 'expired', 'issuing', 'completed', 'refunded', 'halted', 'withdrawn'
  )
);
alter table orders drop constraint paid_states_are_settled;
alter table orders add constraint paid_states_are_settled check (
  (state in ('issuing', 'completed', 'refunded', 'halted', 'withdrawn')) = (settled_at is not null)
);

alter table card_units drop constraint unit_state_is_known;
alter table card_units add constraint unit_state_is_known check (
  state in ('ordered', 'issuing', 'issued', 'failed', 'refunded', 'withdrawn')
);
alter table card_units drop constraint issued_unit_names_its_card;
alter table card_units add constraint issued_unit_names_its_card check (
  case state when 'issued' then card_id is not null when 'withdrawn' then true else card_id is null end
);

alter table deliveries drop constraint delivery_state_is_known;
alter table deliveries add constraint delivery_state_is_known check (
  state in ('waiting', 'sent', 'opened', 'failed', 'refunded', 'withdrawn')
);

alter table cards drop constraint card_state_is_known;
alter table cards add constraint card_state_is_known check (
  state in ('active', 'frozen', 'blocked', 'withdrawn')
);
-- The state that the card's issuer was told last.
alter table cards add column issuer_told text not null default 'active';

create trigger order_moves after update of state on orders
  for each row when (old.state is distinct from new.state) execute function move_state(
    'awaitingPayment>superseded awaitingPayment>expired awaitingPayment>issuing awaitingPayment>completed superseded>issuing superseded>completed expired>issuing expired>completed issuing>completed issuing>refunded issuing>halted completed>refunded completed>halted halted>issuing halted>completed halted>withdrawn'
  );
create trigger order_tells after update of state on orders
  for each row when (old.state is distinct from new.state) execute function tell_state();

create trigger payment_moves after update of state on payments
  for each row when (old.state is distinct from new.state) execute function move_state(
    'opened>pending opened>refused opened>abandoned opened>held opened>settled pending>refused pending>abandoned pending>held pending>settled refused>held refused>settled abandoned>refused abandoned>held abandoned>settled held>settled held>refunded settled>partlyRefunded settled>refunded partlyRefunded>refunded partlyRefunded>settled refunded>partlyRefunded refunded>settled refunded>held'
  );
create trigger payment_tells after update of state on payments
  for each row when (old.state is distinct from new.state) execute function tell_state();

create trigger refund_moves after update of state on refunds
  for each row when (old.state is distinct from new.state) execute function move_state(
    'requested>sent requested>done requested>failed sent>done sent>failed done>failed failed>done'
  );
create trigger refund_tells after update of state on refunds
  for each row when (old.state is distinct from new.state) execute function tell_state();

create trigger unit_moves after update of state on card_units
  for each row when (old.state is distinct from new.state) execute function move_state(
    'ordered>issuing ordered>withdrawn issuing>issued issuing>failed issuing>withdrawn issued>withdrawn failed>refunded failed>withdrawn'
  );

create trigger delivery_moves after update of state on deliveries
  for each row when (old.state is distinct from new.state) execute function move_state(
    'waiting>sent waiting>opened waiting>failed waiting>refunded waiting>withdrawn sent>waiting sent>opened sent>failed sent>withdrawn opened>withdrawn failed>waiting failed>opened failed>withdrawn'
  );

create trigger card_moves after update of state on cards
  for each row when (old.state is distinct from new.state) execute function move_state(
    'active>frozen active>blocked active>withdrawn frozen>active frozen>blocked frozen>withdrawn blocked>active'
  );
create trigger card_tells after update of state on cards
  for each row when (old.state is distinct from new.state) execute function tell_state();

create trigger case_moves after update of state on cases
  for each row when (old.state is distinct from new.state) execute function move_state('open>decided decided>open');

create index cards_untold on cards (order_unit_id) where issuer_told <> state;
