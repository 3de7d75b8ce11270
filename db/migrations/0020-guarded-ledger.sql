-- The guard of the ledger no longer believes anything that its caller can bring along: names are looked up where the
-- tables are, whatever the caller's search path and temporary tables say, and balances are moved with the rights of the
-- tables' owner, so that the role of the running shop needs none on them. docs/ledger.md says what each part refuses.

create or replace function public.ledger_apply_entries() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  offender text;
begin
  -- On another table it would move balances without entries.
  if tg_relid <> 'public.ledger_entries'::regclass then
    raise exception 'Balances move with the entries of the ledger only.'
      using errcode = 'restrict_violation', constraint = 'balance_moves_with_entries';
  end if;

  select added.account_id into offender
    from added
    join public.ledger_transfers transfer on transfer.id = added.transfer_id
    left join public.ledger_accounts account
      on account.id = added.account_id and account.currency = transfer.currency
    where account.id is null
    limit 1;
  if offender is not null then
    raise exception 'Account % does not exist in the currency of the transfer.', offender
      using errcode = 'check_violation', constraint = 'entry_has_the_currency_of_its_account', detail = offender;
  end if;

  select transfer_id into offender
    from added group by transfer_id having sum(amount_cents) <> 0 limit 1;
  if offender is not null then
    raise exception 'The entries of transfer % do not sum to zero.', offender
      using errcode = 'check_violation', constraint = 'transfer_sums_to_zero', detail = offender;
  end if;

  if (select count(*) from public.ledger_entries where transfer_id in (select transfer_id from added))
    <> (select count(*) from added) then
    raise exception 'A written transfer takes no further entries.'
      using errcode = 'check_violation', constraint = 'transfer_is_written_at_once';
  end if;

  -- A statement of its own: within the next one the planner may filter before it locks.
  perform from public.ledger_accounts
    where is_bounded and id in (select account_id from added)
    order by id for update;

  select min(account.id) into offender
    from (select account_id, sum(amount_cents) as cents from added group by account_id) moved
    join public.ledger_accounts account on account.id = moved.account_id
    where account.is_bounded and account.balance_cents + moved.cents < 0;
  if offender is not null then
    raise exception 'Account % would fall below zero.', offender
      using errcode = 'check_violation', constraint = 'bounded_account_never_below_zero', detail = offender;
  end if;

  update public.ledger_accounts account
    set balance_cents = account.balance_cents + moved.cents
    from (select account_id, sum(amount_cents) as cents from added group by account_id) moved
    where account.id = moved.account_id and account.is_bounded;
  return null;
end $$;

-- Planned once for each connection, as the function above.
create or replace function public.ledger_refuse_empty_transfer() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp
  set enable_seqscan = off
as $$
begin
  if not exists (select from public.ledger_entries where transfer_id = new.id) then
    raise exception 'Transfer % has no entries.', new.id
      using errcode = 'check_violation', constraint = 'transfer_has_entries', detail = new.id;
  end if;
  return null;
end $$;

create or replace function public.ledger_refuse_change() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception '% is append-only: % is refused. Correct by a further transfer.', tg_table_name, lower(tg_op)
    using errcode = 'restrict_violation', constraint = 'ledger_is_append_only';
end $$;

-- The balance moves with the rights of the tables' owner, which ledger_apply_entries has and the running shop has not.
-- Where one role is both, the depth still refuses what that role does by mistake.
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
  end if;
  return new;
end $$;

-- Whoever may run a trigger function may put it on a table of their own.
revoke execute on function public.ledger_apply_entries(), public.ledger_refuse_empty_transfer(),
  public.ledger_refuse_change(), public.ledger_guard_account() from public;
