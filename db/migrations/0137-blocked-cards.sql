-- An operator may block the cards of an invoice that is overdue, until it is paid.
alter table receivables add column cards_blocked_at timestamptz;

create or replace function public.refuse_receivable_change() returns trigger language plpgsql
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
