-- A solved captcha opens one door once, whichever process it knocks at. Rows go when the proof would be refused as
-- too old anyway.
create table spent_captchas (
  proof_key text primary key,
  expires_at timestamptz not null
);

create index spent_captchas_to_forget on spent_captchas (expires_at);

-- Who wants the newsletter, and how we know: when he asked, which sentence he agreed to, in which language and storefront,
-- and when he confirmed it from his own mailbox. No network address: it would prove nothing more.
create table newsletter_subscriptions (
  id text primary key,
  storefront text not null,
  language text not null,
  email text not null,
  -- The address in small letters: nobody means two mailboxes by them.
  email_key text not null,
  first_name text,
  consent_version text not null,
  asked_at timestamptz not null,
  -- The newest time that somebody asked for this address, also for one that is confirmed; a mail belongs to it.
  mail_asked_at timestamptz not null,
  mailed_at timestamptz,
  confirmed_at timestamptz,
  -- From here on the row is only the proof that there was consent, and that it was withdrawn.
  ended_at timestamptz,
  constraint ended_subscription_was_confirmed check (ended_at is null or confirmed_at is not null),
  constraint ended_subscription_has_no_name check (ended_at is null or first_name is null)
);

create unique index newsletter_address_is_listed_once on newsletter_subscriptions (storefront, email_key)
  where ended_at is null;
create index newsletter_unconfirmed on newsletter_subscriptions (mail_asked_at) where confirmed_at is null;
create index newsletter_ended on newsletter_subscriptions (ended_at) where ended_at is not null;
