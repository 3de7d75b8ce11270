-- How often the giver had the mail of a delivery sent again, and when last.
alter table deliveries add column resends smallint not null default 0;
alter table deliveries add column resent_at timestamptz;
