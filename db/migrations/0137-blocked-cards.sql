-- An operator may block the cards of an invoice that is overdue, until it is paid.
alter table receivables add column cards_blocked_at timestamptz;
