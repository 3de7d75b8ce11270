-- A reader who calls is found by their address alone, in whichever storefront.
create index newsletter_by_address on newsletter_subscriptions (email_key) where ended_at is null;

-- The VAT of a month is summed up over its documents, which are written in the order of their days.
create index documents_of_days on documents using brin (issued_on);
