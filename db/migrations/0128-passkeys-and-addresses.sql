-- Passkeys of customers: the id that the browser gave, and the public key. Neither signs anybody in.
create table passkeys (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  public_key text not null,
  -- Counts the uses, where the device counts them; one that goes back was copied.
  counter bigint not null,
  transports jsonb not null,
  browser text,
  system text,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkeys_of_account on passkeys (account_id);

alter table account_mails drop constraint account_mail_kind_is_known;
alter table account_mails add constraint account_mail_kind_is_known check (kind in (
  'confirmEmail', 'newPassword', 'passwordChanged', 'signIn', 'passwordDeleted', 'newDevice', 'passkeyAdded',
  'passkeyDeleted', 'changeEmail', 'emailChanged'
));

-- Where a mail goes when not to the account's own address: one that its owner wants to have, or had until now.
alter table account_mails add column to_email text;
