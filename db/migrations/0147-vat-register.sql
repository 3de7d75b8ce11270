-- Answer of the European register of VAT numbers about a company's number; null where it was not asked, or did not answer.
alter table companies add column vat_state text, add column vat_checked_at timestamptz;
alter table companies add constraint vat_state_is_known check (vat_state in ('registered', 'unknown'));
alter table companies add constraint vat_state_has_its_day check ((vat_state is null) = (vat_checked_at is null));
