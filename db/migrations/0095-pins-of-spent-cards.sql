-- Spent cards of our own keep their pins for years: those of others, which go after months, are found past them.
create index cards_of_others_with_pin on cards (valid_until) where pin_encrypted is not null and programme is null;
