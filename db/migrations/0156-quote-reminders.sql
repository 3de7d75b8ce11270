-- Whoever asked is reminded once of a version, some days before it lapses.
alter table quote_versions add column reminded_at timestamptz;
create index quote_versions_to_remind on quote_versions (valid_until) where reminded_at is null;
