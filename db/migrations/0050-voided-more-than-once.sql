-- A provider may take back several successes of one payment before any of them is heard: all of them count no more. The release before
-- keeps the last one alone, in voided_reference, which is read as well until it is gone.
alter table payments add column voided_references text[] not null default '{}';

update payments set voided_references = array[voided_reference] where voided_reference is not null;
