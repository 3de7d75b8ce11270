-- A company with a credit limit and a term pays later: its order is settled by its debt, a `receivable`. What comes in, or is given
-- up, is allocated to receivables one by one. The running shop adds rows; the sums are kept by the database.
alter table companies add column payment_term_days integer;
alter table companies add constraint payment_term_is_known check (payment_term_days in (14, 30));

alter table orders add column company_id text references companies (id);
create index orders_of_company on orders (company_id, placed_at) where company_id is not null;

create table receivables (
  id text primary key,
  company_id text not null references companies (id),
  order_id text not null references orders (id) constraint order_is_owed_once unique,
  currency text not null,
  amount_cents bigint not null,
  opened_at timestamptz not null,
  due_at timestamptz not null,
  -- Sum of its allocations; moves with them only.
  allocated_cents bigint not null default 0,
  -- How often it was reminded of, and when last.
  reminders integer not null default 0,
  reminded_at timestamptz,
  constraint receivable_is_positive check (amount_cents > 0),
  constraint receivable_is_allocated_within check (allocated_cents between 0 and amount_cents),
  constraint receivable_is_due_later check (due_at > opened_at)
);
create index receivables_of_company on receivables (company_id, opened_at);
create index receivables_open on receivables (due_at) where allocated_cents < amount_cents;

-- What moves a company's debt besides its orders and their refunds: money that came, a debt given up, a credit paid back.
create table receivable_moves (
  id text primary key,
  company_id text not null references companies (id),
  kind text not null,
  currency text not null,
  amount_cents bigint not null,
  -- Of a debt that is given up: the VAT inside, which comes back from the state.
  vat_cents bigint not null default 0,
  -- The bank's own name of the money.
  bank_reference text,
  moved_at timestamptz not null,
  actor text not null,
  reason text not null,
  constraint receivable_move_is_known check (kind in ('receipt', 'writeOff', 'payBack')),
  constraint receivable_move_is_positive check (amount_cents > 0 and vat_cents between 0 and amount_cents),
  constraint only_write_offs_have_vat check (kind = 'writeOff' or vat_cents = 0),
  constraint bank_money_is_received_once unique (bank_reference)
);
create index receivable_moves_of_company on receivable_moves (company_id, moved_at);

-- Which money, debt that was given up or refund went to which receivable, or was paid back.
create table allocations (
  id text primary key,
  move_id text references receivable_moves (id),
  refund_id text references refunds (id),
  receivable_id text references receivables (id),
  pay_back_id text references receivable_moves (id),
  amount_cents bigint not null,
  allocated_at timestamptz not null,
  constraint allocation_is_positive check (amount_cents > 0),
  constraint allocation_has_one_source check ((move_id is null) <> (refund_id is null)),
  constraint allocation_has_one_target check ((receivable_id is null) <> (pay_back_id is null))
);
create index allocations_of_receivable on allocations (receivable_id) where receivable_id is not null;
create index allocations_of_pay_back on allocations (pay_back_id) where pay_back_id is not null;
create index allocations_of_move on allocations (move_id) where move_id is not null;
create index allocations_of_refund on allocations (refund_id) where refund_id is not null;

create function public.allocate_to_receivable() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  given bigint;
  spent bigint;
begin
  if tg_relid <> 'public.allocations'::regclass then
    raise exception 'Receivables move with allocations only.' using errcode = 'restrict_violation';
  end if;
  if new.move_id is not null then
    select amount_cents into given from public.receivable_moves
      where id = new.move_id and kind <> 'payBack' for no key update;
    select sum(amount_cents) into spent from public.allocations where move_id = new.move_id;
  else
    select amount_cents into given from public.refunds where id = new.refund_id for no key update;
    select sum(amount_cents) into spent from public.allocations where refund_id = new.refund_id;
  end if;
  if given is null or spent > given then
    raise exception 'Allocation % gives more than its source has.', new.id
      using errcode = 'check_violation', constraint = 'allocation_within_its_source', detail = new.id;
  end if;
  update public.receivables set allocated_cents = allocated_cents + new.amount_cents
    where id = new.receivable_id;
  return null;
end $$;

create function public.refuse_receivable_change() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'receivables' then
    if (new.id, new.company_id, new.order_id, new.currency, new.amount_cents, new.opened_at, new.due_at)
        is not distinct from (old.id, old.company_id, old.order_id, old.currency, old.amount_cents, old.opened_at, old.due_at)
      and (new.allocated_cents = old.allocated_cents or pg_trigger_depth() > 1 and exists (
        select from pg_class where oid = tg_relid and relowner = current_user::regrole))
    then return new; end if;
  end if;
  raise exception 'What a company owes and paid is added and never changed: % of % is refused.', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation', constraint = 'receivables_are_append_only';
end $$;

create trigger receivables_move_with_allocations after insert on allocations
  for each row execute function allocate_to_receivable();
create trigger receivables_keep_their_debt before update or delete on receivables
  for each row execute function refuse_receivable_change();
create trigger allocations_append_only before update or delete on allocations
  for each row execute function refuse_receivable_change();
create trigger receivable_moves_append_only before update or delete on receivable_moves
  for each row execute function refuse_receivable_change();

revoke execute on function public.allocate_to_receivable(), public.refuse_receivable_change() from public;
