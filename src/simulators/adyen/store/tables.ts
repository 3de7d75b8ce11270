export const tables = `
create table if not exists settings (
  name text primary key,
  value text not null
) strict;

create table if not exists payments (
  psp_reference text primary key,
  merchant_reference text not null,
  status text not null,
  method text not null,
  brand text,
  amount_value integer not null,
  currency text not null,
  return_url text not null,
  language text not null,
  refusal_code text,
  page_token text unique,
  redirect_result text unique,
  challenge_tries integer not null default 0,
  captured_value integer not null default 0,
  returned_value integer not null default 0,
  request text not null,
  created_at integer not null,
  changes_at integer
) strict;
create index if not exists payments_by_reference on payments (merchant_reference);
create index if not exists payments_by_change on payments (changes_at) where changes_at is not null;

create table if not exists modifications (
  psp_reference text primary key,
  payment_psp_reference text not null,
  kind text not null,
  reference text,
  amount_value integer,
  created_at integer not null
) strict;

create table if not exists answers (
  idempotency_key text primary key,
  path text not null,
  status integer not null,
  headers text not null,
  body text not null,
  created_at integer not null
) strict;

create table if not exists journal (
  id integer primary key,
  entry text not null,
  type text not null,
  psp_reference text,
  at integer not null,
  batch integer
) strict;
create index if not exists journal_open on journal (at) where batch is null;
create index if not exists journal_by_batch on journal (batch) where batch is not null;

create table if not exists webhooks (
  id integer primary key,
  item text not null,
  event_code text not null,
  merchant_reference text not null,
  state text not null,
  due_at integer not null,
  attempts integer not null default 0,
  forged_attempts integer not null default 0,
  last_answer text
) strict;
create index if not exists webhooks_waiting on webhooks (due_at) where state = 'waiting';
create index if not exists webhooks_by_reference on webhooks (merchant_reference);
`
