-- The download of one's own data asks for the reminders of an address, and for its consents, those that ended too.
create index card_reminders_of_address on card_reminders (lower(email)) where ended_at is null;
create index newsletter_consents_of_address on newsletter_subscriptions (email_key, asked_at);
