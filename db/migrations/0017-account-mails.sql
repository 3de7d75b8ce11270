-- What is sent is a mail in every name. A release before this one, still running beside it, reads and writes through
-- the view.
alter table account_letters rename to account_mails;
alter table account_mails rename constraint account_letters_pkey to account_mails_pkey;
alter table account_mails rename constraint account_letters_account_id_fkey to account_mails_account_id_fkey;
alter table account_mails rename constraint account_letter_kind_is_known to account_mail_kind_is_known;
alter index account_letters_of_account rename to account_mails_of_account;
alter index account_letters_to_forget rename to account_mails_to_forget;

create view account_letters as select * from account_mails;
