-- The account that asked for a reminder on its own page; null where it was asked by the private link.
alter table card_reminders add column account_id text references accounts (id) on delete cascade;

create index card_reminders_of_account on card_reminders (account_id) where account_id is not null;
