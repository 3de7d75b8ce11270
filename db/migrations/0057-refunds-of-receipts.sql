-- Money that came under a name of its own is found by that name, also what could not be paid back of it.
create index refunds_of_receipts on refunds (receipt_reference) where receipt_reference is not null;
