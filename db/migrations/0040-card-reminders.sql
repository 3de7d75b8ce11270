-- What a holder asked to be told before cards end: a row is one mail, which goes once. Its address goes with it.
create table card_reminders (
  id text primary key,
  delivery_id text not null references deliveries (id) on delete cascade,
  -- The one card that the holder has the link of; empty for a whole gift.
  card_unit_id text not null default '',
  -- The last day of the cards that it is about, and how many days before it the mail goes.
  valid_until date not null,
  days_before smallint not null,
  due_at timestamptz not null,
  email text not null,
  language text not null,
  asked_at timestamptz not null,
  -- It was sent, or given up.
  ended_at timestamptz,
  constraint card_reminder_goes_once unique (delivery_id, card_unit_id, valid_until, days_before),
  constraint ended_reminder_has_no_address check (ended_at is null or email = '')
);

create index card_reminders_due on card_reminders (due_at) where ended_at is null;
create index card_reminders_to_forget on card_reminders (valid_until);
