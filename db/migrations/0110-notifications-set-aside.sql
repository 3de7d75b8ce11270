-- Genuine notifications of the payment provider that the shop does not act upon: for another merchant account, or impossible to
-- read or store. They are answered as accepted, as the provider would send them again for a month otherwise.
create table notifications_set_aside (
  -- SHA-256 of what its signature covers, as hexadecimal: the same news again is counted.
  digest text primary key,
  why text not null constraint set_aside_why_is_known check (why in ('otherAccount', 'unreadable', 'notStored')),
  -- JSON in ASCII, cut: what it told may be what a JSON column refuses.
  facts text not null,
  times bigint not null default 1,
  first_received_at timestamptz not null,
  last_received_at timestamptz not null
);

-- For the clean-up, and for the operator's list.
create index notifications_set_aside_by_time on notifications_set_aside (last_received_at);
