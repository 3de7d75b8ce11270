-- The address book of an account. It ends with its account: nothing in it is of an order, which keeps its own addresses.
create table booked_addresses (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  -- Hash of who and where, without capitals, accents and signs: one address is one row.
  place_key text not null,
  first_name text not null,
  -- Null where only a whole name is known.
  last_name text,
  phone_number text,
  -- Of companies alone, as all that follows until the address.
  company_name text,
  kvk_number text,
  vat_number text,
  reference_number text,
  invoice_email text,
  address jsonb not null,
  is_default_billing boolean not null,
  is_default_delivery boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint booked_address_is_known_once unique (account_id, place_key),
  constraint booked_address_of_person_has_no_company_parts check (
    company_name is not null
    or coalesce(kvk_number, vat_number, reference_number, invoice_email) is null
  )
);

create unique index booked_address_for_billing on booked_addresses (account_id) where is_default_billing;
create unique index booked_address_for_delivery on booked_addresses (account_id) where is_default_delivery;
