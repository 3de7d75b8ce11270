-- The ledger: double-entry, append-only, and guarded by the database itself. docs/ledger.md explains the rules.

create table ledger_accounts (
  id text primary key,
  kind text not null,
  currency text not null,
  is_bounded boolean not null,
  -- Counted for bounded accounts only: a counter on a shared account would be one hot row for the whole shop.
  balance_cents bigint,
  created_at timestamptz not null default now(),
  constraint bounded_account_never_below_zero check (not is_bounded or balance_cents >= 0),
  constraint only_bounded_accounts_are_counted check (is_bounded = (balance_cents is not null)),
  constraint value_of_customers_is_bounded check (is_bounded = (kind in ('order', 'card', 'hold'))),
  constraint account_currency_has_three_letters check (currency ~ '^[A-Z]{3}$')
);

create table ledger_transfers (
  id text primary key,
  key text not null,
  kind text not null,
  currency text not null,
  memo text,
  -- By the clock of the database, which no demonstration moves.
  created_at timestamptz not null default now(),
  constraint a_key_moves_value_once unique (key)
);

-- No foreign key to the accounts: it would share-lock the row of every system account for each entry. The trigger
-- below looks the account up instead, which is as safe, since an account is never deleted or changed.
create table ledger_entries (
  transfer_id text not null references ledger_transfers (id),
  account_id text not null,
  amount_cents bigint not null,
  primary key (transfer_id, account_id),
  constraint entry_moves_something check (amount_cents <> 0)
);

create index ledger_entries_by_account on ledger_entries (account_id, transfer_id) include (amount_cents);

-- Runs once for each statement that adds entries, whatever their number. All entries of a transfer come in one
-- statement, so the transfer is whole here: it is checked, its bounded accounts are locked in the order of their
-- ids, and their balances move.
-- A connection plans the function once, perhaps while the tables are still empty; without the settings it would keep
-- scanning them whole while they grow.
create function ledger_apply_entries() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  offender text;
begin
  select added.account_id into offender
    from added
    join ledger_transfers transfer on transfer.id = added.transfer_id
    left join ledger_accounts account
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

  if (select count(*) from ledger_entries where transfer_id in (select transfer_id from added))
    <> (select count(*) from added) then
    raise exception 'A written transfer takes no further entries.'
      using errcode = 'check_violation', constraint = 'transfer_is_written_at_once';
  end if;

  -- A statement of its own: within the next one the planner may filter before it locks.
  perform from ledger_accounts
    where is_bounded and id in (select account_id from added)
    order by id for update;

  select min(account.id) into offender
    from (select account_id, sum(amount_cents) as cents from added group by account_id) moved
    join ledger_accounts account on account.id = moved.account_id
    where account.is_bounded and account.balance_cents + moved.cents < 0;
  if offender is not null then
    raise exception 'Account % would fall below zero.', offender
      using errcode = 'check_violation', constraint = 'bounded_account_never_below_zero', detail = offender;
  end if;

  update ledger_accounts account
    set balance_cents = account.balance_cents + moved.cents
    from (select account_id, sum(amount_cents) as cents from added group by account_id) moved
    where account.id = moved.account_id and account.is_bounded;
  return null;
end $$;

create trigger ledger_entries_move_balances after insert on ledger_entries
  referencing new table as added for each statement execute function ledger_apply_entries();

create function ledger_refuse_empty_transfer() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entries where transfer_id = new.id) then
    raise exception 'Transfer % has no entries.', new.id
      using errcode = 'check_violation', constraint = 'transfer_has_entries', detail = new.id;
  end if;
  return null;
end $$;

create constraint trigger ledger_transfer_has_entries after insert on ledger_transfers
  deferrable initially deferred for each row execute function ledger_refuse_empty_transfer();

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is refused. Correct by a further transfer.', tg_table_name, lower(tg_op)
    using errcode = 'restrict_violation', constraint = 'ledger_is_append_only';
end $$;

create trigger ledger_transfers_stay before update or delete or truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();
create trigger ledger_entries_stay before update or delete or truncate on ledger_entries
  for each statement execute function ledger_refuse_change();
create trigger ledger_accounts_stay before delete or truncate on ledger_accounts
  for each statement execute function ledger_refuse_change();

-- A balance starts at zero and is moved by ledger_apply_entries alone: an update of its own, outside that trigger,
-- runs at depth one. Nothing else of an account ever changes.
create function ledger_guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance_cents <> 0 then
      raise exception 'Account % does not start empty.', new.id
        using errcode = 'check_violation', constraint = 'account_starts_empty', detail = new.id;
    end if;
  elsif pg_trigger_depth() < 2
    or (new.id, new.kind, new.currency, new.is_bounded, new.created_at)
      is distinct from (old.id, old.kind, old.currency, old.is_bounded, old.created_at) then
    raise exception 'The balance of account % moves only with entries.', old.id
      using errcode = 'restrict_violation', constraint = 'balance_moves_with_entries', detail = old.id;
  end if;
  return new;
end $$;

create trigger ledger_accounts_guarded before insert or update on ledger_accounts
  for each row execute function ledger_guard_account();

-- Cards: one for each unit of an order. Secrets are ciphertext and keyed hashes, never clear text.

create table cards (
  id text primary key,
  order_unit_id text not null,
  product_id text not null,
  issuer text not null,
  issuer_reference text not null,
  amount_cents bigint not null,
  currency text not null,
  number_encrypted bytea not null,
  number_hash bytea not null,
  pin_encrypted bytea,
  pin_hash bytea,
  barcode_kind text not null,
  -- Null when the barcode says the number itself.
  barcode_encrypted bytea,
  key_id text not null,
  valid_until date not null,
  issued_at timestamptz not null,
  state text not null default 'active',
  constraint a_unit_is_one_card unique (order_unit_id),
  constraint a_number_names_one_card unique (number_hash),
  constraint card_has_value check (amount_cents > 0),
  constraint card_state_is_known check (state in ('active', 'blocked')),
  constraint barcode_kind_is_known check (barcode_kind in ('code128', 'qr')),
  constraint pin_hash_comes_with_pin check (pin_hash is not null or pin_encrypted is null)
);
