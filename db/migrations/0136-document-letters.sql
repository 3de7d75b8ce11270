-- Invoices and credit notes of companies that pay later are mailed to each of their addresses, and so are reminders of what is
-- overdue. A letter is one document to one address; `step` counts the reminders and is null where the document itself is sent.
create table document_letters (
  id text primary key,
  document_id text not null references documents (id),
  step integer,
  email text not null,
  asked_at timestamptz not null,
  told_at timestamptz,
  -- When its address refused the mail.
  refused_at timestamptz,
  constraint letter_goes_once unique nulls not distinct (document_id, step, email),
  constraint reminders_are_counted check (step > 0)
);
create index document_letters_by_age on document_letters (asked_at);

-- What was reminded of, and when, is said by the letters.
alter table receivables drop column reminders, drop column reminded_at;
