-- Who sends a mail at this moment, and when one that did not arrive is tried again. A row is made by the first try, and
-- outlives the mail for days: whoever read its subject a moment too early finds here that it was sent.
create table mail_claims (
  -- The mail's own key, from which its Message-ID follows.
  key text primary key,
  kind text not null,
  subject_id text not null,
  held_by text,
  -- While somebody holds it, the end of their lease; otherwise the end of the pause.
  next_try_at timestamptz not null,
  first_tried_at timestamptz not null,
  tries integer not null,
  -- It was sent, or given up.
  ended_at timestamptz,
  constraint ended_mail_is_held_by_nobody check (ended_at is null or held_by is null)
);

create index mail_claims_to_try on mail_claims (next_try_at) where ended_at is null;
create index mail_claims_to_forget on mail_claims (first_tried_at);
