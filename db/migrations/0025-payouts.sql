-- What the provider pays to our bank, batch by batch, with every line of its report and what of our books it answers.

create table payouts (
  id text primary key,
  merchant_account text not null,
  batch_number integer not null,
  -- Of what the lines say, so that the same report is known again however its file is written.
  fingerprint text not null,
  line_count integer not null,
  -- By currency: what was taken in, kept as costs, withheld, paid to the bank, and is left.
  totals jsonb not null default '[]',
  imported_at timestamptz not null,
  constraint a_batch_is_imported_once unique (merchant_account, batch_number),
  constraint payout_totals_are_a_list check (jsonb_typeof(totals) = 'array')
);

create index payouts_by_time on payouts (imported_at);

create table payout_lines (
  payout_id text not null references payouts (id),
  position integer not null,
  -- The provider's word for it, and ours.
  type text not null,
  meaning text not null,
  -- The provider's names of the payment and of what changed it, and our own names that it was given.
  reference text,
  modification_reference text,
  payment_reference text,
  refund_reference text,
  -- By which news of it would be told apart.
  causes text[] not null,
  -- What comes to us is above zero.
  gross_currency text not null,
  gross_cents bigint not null,
  net_currency text not null,
  net_cents bigint not null,
  -- The transfer of our ledger that this line answers, and what that moved on the clearing account.
  transfer_key text constraint a_transfer_is_reported_once unique,
  known_cents bigint not null default 0,
  primary key (payout_id, position)
);

-- Whether a report has brought it. What none has brought yet is few among many.
alter table payments add column reported_at timestamptz;
create index payments_unreported on payments (settled_at) where settled_at is not null and reported_at is null;
alter table refunds add column reported_at timestamptz;
create index refunds_unreported on refunds (requested_at) where reported_at is null;
create index refunds_by_reference on refunds (provider_reference) where provider_reference is not null;
create index ledger_transfers_rare on ledger_transfers (key)
  where kind in ('receive', 'takeBack', 'correct') or key like 'refund-failed:%';
