-- What visitors wrote to the shop. Numbers of gift cards were made unreadable before; a year later the row is forgotten.
create table contact_messages (
  id text primary key,
  storefront text not null,
  language text not null,
  name text not null,
  email text not null,
  -- The address in small letters: nobody means two mailboxes by them.
  email_key text not null,
  subject text not null,
  -- What the subject was called then, in every language of the screens.
  subject_title jsonb not null,
  order_number text,
  message text not null,
  received_at timestamptz not null,
  -- When the shop was mailed, and when the visitor's copy was; a job that runs again sends neither twice.
  forwarded_at timestamptz,
  acknowledged_at timestamptz
);

create index contact_messages_of_address on contact_messages (email_key, received_at);
create index contact_messages_to_forget on contact_messages (received_at);
