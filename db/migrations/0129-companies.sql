-- A company orders, is invoiced and owes by itself; people with accounts are its members. An invitation is deleted
-- once it is answered, withdrawn or too old.
create table companies (
  id text primary key,
  storefront text not null,
  name text not null,
  kvk_number text,
  vat_number text,
  address jsonb not null,
  -- Where its invoices are mailed; without any, to whoever ordered.
  invoice_emails jsonb not null,
  -- Its own name for what it orders, until an order names another.
  reference text,
  created_at timestamptz not null,
  -- When its last member left. Its orders and invoices stay, as the law wants.
  ended_at timestamptz
);

create table company_members (
  company_id text not null references companies (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  role text not null,
  joined_at timestamptz not null,
  primary key (company_id, account_id),
  constraint company_role_is_known check (role in ('owner', 'buyer', 'finance'))
);
create index company_members_by_account on company_members (account_id);

create table company_invitations (
  id text primary key,
  company_id text not null references companies (id) on delete cascade,
  email text not null,
  email_key text not null,
  role text not null,
  -- First name of who invites, as the mail says it.
  invited_by text not null,
  language text not null,
  asked_at timestamptz not null,
  mailed_at timestamptz,
  -- Its address refused the mail.
  refused_at timestamptz,
  constraint invited_role_is_known check (role in ('owner', 'buyer', 'finance'))
);
create unique index one_invitation_of_an_address on company_invitations (company_id, email_key);
create index company_invitations_by_age on company_invitations (asked_at);
create index company_invitations_to_mail on company_invitations (asked_at)
  where mailed_at is null and refused_at is null;
