-- Owner who invites; null where an older process wrote the row. An invitation ends when its inviter is an owner no more.
alter table company_invitations add column inviter_id text references accounts (id) on delete cascade;
create index company_invitations_by_inviter on company_invitations (inviter_id);
