-- An account may go without a password: its owner signs in by the link of a mail. Where it is signed in is listed, and a
-- device that was never seen is told of by mail.
alter table accounts alter column password_hash drop not null;

alter table account_mails drop constraint account_mail_kind_is_known;
alter table account_mails add constraint account_mail_kind_is_known
  check (kind in ('confirmEmail', 'newPassword', 'passwordChanged', 'signIn', 'passwordDeleted', 'newDevice'));
-- The browser and the system that a mail of a new device names.
alter table account_mails add column device jsonb;

-- What the browser said of itself at the log-in; null for sessions from before, and for what nobody knows.
alter table account_sessions add column browser text;
alter table account_sessions add column system text;

-- Browsers that logged in to an account. The key is the hash of a cookie that stays when they log out.
create table account_devices (
  account_id text not null references accounts (id) on delete cascade,
  key text not null,
  last_seen_at timestamptz not null,
  primary key (account_id, key)
);

create index account_devices_to_forget on account_devices (last_seen_at);
