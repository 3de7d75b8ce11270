-- What was spent of a budget lately: how much an unpaid, anonymous action may cost the shop or strangers, by source, by
-- address and overall. The key holds a keyed hash, so the table names nobody. Rows go when they are empty.
create table budgets (
  key text primary key,
  -- A leaky bucket: each unit moves this on by the window divided by the limit. The bucket is empty from then on.
  empty_at timestamptz not null
);

create index budgets_to_forget on budgets (empty_at);

-- Whether the copy of a message quotes it: only to the confirmed address of a logged-in account. Anybody could have
-- their words sent to a stranger otherwise.
alter table contact_messages add column is_quoted boolean not null default false;
