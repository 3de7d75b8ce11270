-- The guards of the ledger refuse what they refused, and are asked less often.

-- A transfer has entries: looked at once for all transfers of a statement, at its end, and no more for each by itself at the
-- commit. They are written in one statement (src/domain/ledger/post.ts), by this release and by the one before.
create function public.ledger_refuse_empty_transfers() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp
  set enable_seqscan = off
as $$
declare
  offender text;
begin
  select id into offender from added
    where not exists (select from public.ledger_entries where transfer_id = added.id)
    limit 1;
  if offender is not null then
    raise exception 'Transfer % has no entries.', offender
      using errcode = 'check_violation', constraint = 'transfer_has_entries', detail = offender;
  end if;
  return null;
end $$;
revoke execute on function public.ledger_refuse_empty_transfers() from public;

create trigger ledger_transfers_have_entries after insert on ledger_transfers
  referencing new table as added for each statement execute function ledger_refuse_empty_transfers();
drop trigger ledger_transfer_has_entries on ledger_transfers;
drop function public.ledger_refuse_empty_transfer();

-- A new account starts empty: the guard is asked about one that does not.
drop trigger ledger_accounts_guarded on ledger_accounts;
create trigger ledger_accounts_start_empty before insert on ledger_accounts
  for each row when (new.balance_cents <> 0) execute function ledger_guard_account();
create trigger ledger_accounts_guarded before update on ledger_accounts
  for each row execute function ledger_guard_account();

-- What this release settles it also releases, or halts, and it writes the tender itself: one before it knows neither.
drop trigger order_has_its_tender on orders;
create trigger order_has_its_tender after update of settled_at on orders
  for each row when (old.settled_at is null and new.paid_by_payment_id is not null and new.released_at is null)
  execute function write_tender();
