-- To which account a payment is to be transferred, as the provider said; null of every other way to pay.
alter table payments add column transfer jsonb;
-- When its giver was mailed that.
alter table payments add column transfer_told_at timestamptz;
