-- A number names one card of its issuer; another issuer may count alike. A release before this one writes by either rule.
alter table cards
  add constraint a_number_names_one_card_of_its_issuer unique (number_hash, issuer);
alter table cards drop constraint a_number_names_one_card;
