-- Invoices and credit notes of companies that pay later are mailed to each of their addresses, and so are reminders of what is
-- overdue. A letter is one document to one address; `step` counts the reminders and is null where the document itself is sent.
create table document_letters (
  id text primary key,
  document_id text not null references documents (id),
  step integer,
  email text not null,
  asked_at timestamptz not null,
  told_at timestamptz,
  -- When its address refused the mail.
  refused_at timestamptz,
  constraint letter_goes_once unique nulls not distinct (document_id, step, email),
  constraint reminders_are_counted check (step > 0)
);
create index document_letters_by_age on document_letters (asked_at);

-- What was reminded of, and when, is said by the letters.
alter table receivables drop column reminders, drop column reminded_at;

create or replace function public.refuse_receivable_change() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'receivables' then
    if (new.id, new.company_id, new.order_id, new.currency, new.amount_cents, new.opened_at, new.due_at)
        is not distinct from (old.id, old.company_id, old.order_id, old.currency, old.amount_cents, old.opened_at, old.due_at)
      and pg_trigger_depth() > 1 and exists (
        select from pg_class where oid = tg_relid and relowner = current_user::regrole)
    then return new; end if;
  end if;
  raise exception 'What a company owes and paid is added and never changed: % of % is refused.', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation', constraint = 'receivables_are_append_only';
end $$;
