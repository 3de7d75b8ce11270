-- An audit of what moved lately leaves out rules that read whole tables: its mark says nothing about them. Marks of older
-- releases do not say which they were, so the next audit reads everything.
alter table ledger_audits add column is_whole boolean not null default false;
