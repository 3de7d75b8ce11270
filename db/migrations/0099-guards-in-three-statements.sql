-- The guard of the ledger refuses what it refused, and asks half as often: for each order it took a quarter of what its books take.

-- A balance moves in the statement that locks it, so whether it falls below zero is seen where it is written.
create or replace function public.ledger_guard_account() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.balance_cents <> 0 then
      raise exception 'Account % does not start empty.', new.id
        using errcode = 'check_violation', constraint = 'account_starts_empty', detail = new.id;
    end if;
  elsif pg_trigger_depth() < 2
    or not exists (select from pg_class where oid = tg_relid and relowner = current_user::regrole)
    or (new.id, new.kind, new.currency, new.is_bounded, new.created_at)
      is distinct from (old.id, old.kind, old.currency, old.is_bounded, old.created_at) then
    raise exception 'The balance of account % moves only with entries.', old.id
      using errcode = 'restrict_violation', constraint = 'balance_moves_with_entries', detail = old.id;
  elsif new.balance_cents < 0 then
    raise exception 'Account % would fall below zero.', old.id
      using errcode = 'check_violation', constraint = 'bounded_account_never_below_zero', detail = old.id;
  end if;
  return new;
end $$;

create or replace function public.ledger_apply_entries() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  offender text;
  is_uneven boolean;
begin
  -- On another table it would move balances without entries.
  if tg_relid <> 'public.ledger_entries'::regclass then
    raise exception 'Balances move with the entries of the ledger only.'
      using errcode = 'restrict_violation', constraint = 'balance_moves_with_entries';
  end if;

  -- A transfer that is not there has no currency either.
  select added.account_id into offender
    from added
    left join public.ledger_transfers transfer on transfer.id = added.transfer_id
    left join public.ledger_accounts account
      on account.id = added.account_id and account.currency = transfer.currency
    where account.id is null
    limit 1;
  if offender is not null then
    raise exception 'Account % does not exist in the currency of the transfer.', offender
      using errcode = 'check_violation', constraint = 'entry_has_the_currency_of_its_account', detail = offender;
  end if;

  select added.transfer_id, sum(added.amount_cents) <> 0 into offender, is_uneven
    from added group by added.transfer_id
    having sum(added.amount_cents) <> 0 or count(*) <> (
      select count(*) from public.ledger_entries entry where entry.transfer_id = added.transfer_id
    )
    limit 1;
  if is_uneven then
    raise exception 'The entries of transfer % do not sum to zero.', offender
      using errcode = 'check_violation', constraint = 'transfer_sums_to_zero', detail = offender;
  elsif offender is not null then
    raise exception 'A written transfer takes no further entries.'
      using errcode = 'check_violation', constraint = 'transfer_is_written_at_once';
  end if;

  -- Accounts are locked in the order of their ids. A balance that moved while its lock was waited for is added to as it is by then.
  with moved as (
    select account_id, sum(amount_cents) as cents from added group by account_id
  ), locked as materialized (
    select account.id, moved.cents
      from moved join public.ledger_accounts account on account.id = moved.account_id
      where account.is_bounded order by account.id for update of account
  )
  update public.ledger_accounts account
    set balance_cents = account.balance_cents + locked.cents
    from locked where account.id = locked.id;
  return null;
end $$;

-- The trigger looks the transfer up, and a transfer is never deleted: a key to it would ask the same for each entry once more.
alter table ledger_entries drop constraint ledger_entries_transfer_id_fkey;
