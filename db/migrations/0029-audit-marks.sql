-- Up to where the books were audited and found right. What was written since is what the next audit has to look at.
create table ledger_audits (
  id text primary key,
  audited_until timestamptz not null
);

create index ledger_audits_by_time on ledger_audits (audited_until);
-- Transfers are appended in the order of their time: a few pages of this index stand for millions of them.
create index ledger_transfers_by_time on ledger_transfers using brin (created_at);
