-- Invoices and credit notes. Their numbers leave no gap: a row counts them, and moves on in the transaction that makes them.

create table document_series (
  -- Of a storefront, kind and year.
  id text primary key,
  last_number integer not null,
  constraint series_counts_upwards check (last_number > 0)
);

create table documents (
  id text primary key,
  series_id text not null references document_series (id),
  number integer not null,
  kind text not null,
  storefront text not null,
  year integer not null,
  order_id text not null references orders (id),
  -- Of a credit note: the money that goes back, and the invoice that it corrects.
  refund_id text references refunds (id) constraint a_refund_is_credited_once unique,
  invoice_id text references documents (id),
  currency text not null,
  total_cents bigint not null,
  vat_cents bigint not null,
  -- Lines, VAT by its rates, and what paid or was paid back. Nothing about people: the order names its buyer.
  content jsonb not null,
  issued_on date not null,
  made_at timestamptz not null,
  constraint a_number_is_given_once unique (series_id, number),
  constraint document_kind_is_known check (kind in ('invoice', 'creditNote')),
  constraint credit_note_names_what_it_corrects check (
    (kind = 'creditNote') = (refund_id is not null) and (kind = 'creditNote') = (invoice_id is not null)
  ),
  constraint document_content_is_an_object check (jsonb_typeof(content) = 'object')
);

create unique index an_order_has_one_invoice on documents (order_id) where kind = 'invoice';
create index documents_of_order on documents (order_id);

create trigger documents_stay before update or delete or truncate on documents
  for each statement execute function refuse_rewriting();

-- When its invoice, or its credit note if it needs one, was made.
alter table orders add column invoiced_at timestamptz;
create index orders_to_invoice on orders (settled_at) where settled_at is not null and invoiced_at is null;
alter table refunds add column credited_at timestamptz;
create index refunds_to_credit on refunds (requested_at) where credited_at is null;
