-- Accounts of customers. A password is kept as a slow hash, a session as the hash of its cookie: neither table opens
-- an account. What goes out by mail is a row too, so that its link works once and only as long as it may.
create table accounts (
  id text primary key,
  storefront text not null,
  language text not null,
  email text not null,
  -- The address in small letters: nobody means two mailboxes by them.
  email_key text not null,
  -- Null until the mailbox itself said so; until then the account shows only what was ordered in it.
  email_confirmed_at timestamptz,
  password_hash text not null,
  password_changed_at timestamptz not null,
  first_name text not null,
  last_name text not null,
  phone_number text,
  -- Where bills go when not to the address itself.
  invoice_email text,
  vat_number text,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null,
  constraint account_address_is_known_once unique (storefront, email_key)
);

create table account_sessions (
  key text primary key,
  account_id text not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);

create index account_sessions_of_account on account_sessions (account_id);
create index account_sessions_to_forget on account_sessions (last_used_at);

create table account_letters (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  kind text not null,
  asked_at timestamptz not null,
  mailed_at timestamptz,
  -- A link that did its work, or that a newer one took over.
  ended_at timestamptz,
  constraint account_letter_kind_is_known check (kind in ('confirmEmail', 'newPassword', 'passwordChanged'))
);

create index account_letters_of_account on account_letters (account_id, kind, asked_at);
create index account_letters_to_forget on account_letters (asked_at);

-- Who was logged in when it was placed. An order outlives the account: the law wants it kept.
alter table orders add column account_id text references accounts (id) on delete set null;
create index orders_of_account on orders (account_id, placed_at) where account_id is not null;
create index orders_of_address on orders (lower(contact ->> 'email'), placed_at);
