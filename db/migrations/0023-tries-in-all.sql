-- How often a secret was tried since it was last known: it does not fade, so that nobody may go on for ever.
alter table attempts add column tries_in_all integer not null default 1;
