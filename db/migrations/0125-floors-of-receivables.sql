-- A company's debt is an account of its own, `receivable:{company}:{currency}`, which falls by what the company owes. The database
-- itself holds it above its floor: the credit limit as a negative number. Every other account of a customer has the floor zero.
alter table ledger_accounts add column floor_cents bigint not null default 0;
alter table ledger_accounts add constraint only_receivables_fall_below_zero
  check (floor_cents <= 0 and (floor_cents = 0 or kind = 'receivable'));
alter table ledger_accounts add constraint receivable_names_its_company_and_currency
  check (kind <> 'receivable' or id ~ ('^receivable:[a-z0-9_]+:' || currency || '$'));

alter table ledger_accounts drop constraint value_of_customers_is_bounded;
alter table ledger_accounts add constraint value_of_customers_is_bounded
  check (is_bounded = (kind in ('order', 'card', 'hold', 'receipt', 'receivable')));
-- The audit looks at all of them, and they are few.
create index ledger_receivables on ledger_accounts (id)
  where kind = 'receivable' or floor_cents <> 0;
-- A limit may be set below a debt that there is: the guard then refuses what makes the debt greater.
alter table ledger_accounts drop constraint bounded_account_never_below_zero;
alter table ledger_accounts add constraint bounded_account_never_below_zero
  check (not is_bounded or balance_cents >= 0 or kind = 'receivable');

-- A floor moves with a row here, and in no other way, as a balance moves with entries.
create table ledger_floors (
  id text primary key,
  account_id text not null references ledger_accounts (id),
  -- Counts the rows of one account from 1, so that two people who set a limit at once do not overwrite each other unseen.
  position integer not null,
  floor_cents bigint not null,
  actor text not null,
  reason text not null,
  created_at timestamptz not null default now(),
  constraint floor_has_its_place unique (account_id, position),
  constraint floor_has_an_actor_and_a_reason check (actor <> '' and reason <> '')
);

create function public.ledger_apply_floors() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  expected integer;
begin
  if tg_relid <> 'public.ledger_floors'::regclass then
    raise exception 'Floors move with their history only.'
      using errcode = 'restrict_violation', constraint = 'floor_moves_with_its_history';
  end if;
  perform from public.ledger_accounts where id = new.account_id for update;
  select count(*) into expected from public.ledger_floors where account_id = new.account_id;
  if new.position <> expected then
    raise exception 'The floor of account % was moved meanwhile.', new.account_id
      using errcode = 'check_violation', constraint = 'floor_has_its_place', detail = new.account_id;
  end if;
  update public.ledger_accounts set floor_cents = new.floor_cents where id = new.account_id;
  return null;
end $$;

create function public.ledger_refuse_floor_change() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception 'The history of floors is append-only: % is refused.', lower(tg_op)
    using errcode = 'restrict_violation', constraint = 'ledger_is_append_only';
end $$;

create trigger ledger_floors_are_applied after insert on ledger_floors
  for each row execute function ledger_apply_floors();
create trigger ledger_floors_append_only before update or delete or truncate on ledger_floors
  for each statement execute function ledger_refuse_floor_change();

create or replace function public.ledger_guard_account() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.balance_cents <> 0 or new.floor_cents <> 0 then
      raise exception 'Account % does not start empty.', new.id
        using errcode = 'check_violation', constraint = 'account_starts_empty', detail = new.id;
    end if;
  elsif pg_trigger_depth() < 2
    or not exists (select from pg_class where oid = tg_relid and relowner = current_user::regrole)
    or (new.id, new.kind, new.currency, new.is_bounded, new.created_at)
      is distinct from (old.id, old.kind, old.currency, old.is_bounded, old.created_at)
    or (new.floor_cents <> old.floor_cents and new.balance_cents is distinct from old.balance_cents) then
    raise exception 'The balance of account % moves only with entries.', old.id
      using errcode = 'restrict_violation', constraint = 'balance_moves_with_entries', detail = old.id;
  elsif new.balance_cents < new.floor_cents and new.balance_cents < old.balance_cents then
    raise exception 'Account % would fall below its floor.', old.id
      using errcode = 'check_violation', constraint = 'bounded_account_never_below_zero', detail = old.id;
  end if;
  return new;
end $$;

drop trigger ledger_accounts_start_empty on ledger_accounts;
create trigger ledger_accounts_start_empty before insert on ledger_accounts
  for each row when (new.balance_cents <> 0 or new.floor_cents <> 0) execute function ledger_guard_account();

revoke execute on function public.ledger_apply_floors(), public.ledger_refuse_floor_change() from public;
