-- A line of a bank's file is matched by what whoever paid wrote to it.
create index payments_by_transfer on payments (upper(transfer ->> 'reference')) where transfer is not null;
