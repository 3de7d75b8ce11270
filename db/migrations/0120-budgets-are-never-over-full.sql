-- Whether the last try found the bucket full. Such a try takes nothing from it: a bucket is never fuller than its limit, and
-- one that a wrong clock had moved far ahead comes back to its limit with the next try.
alter table budgets add column is_over boolean not null default false;
