-- The operator sees from where so many card numbers are tried that it has to wait: few of all rows do.
create index attempts_that_wait on attempts (blocked_until) where blocked_until is not null;
