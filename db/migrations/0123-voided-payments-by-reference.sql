-- An audit asks for each news of money whether the shop had voided its payment.
create index payments_voided_references on payments using gin (voided_references) where voided_references <> '{}';
