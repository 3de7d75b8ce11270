-- How long a card is valid is the issuer's word and stands on the card; a second date beside it said nothing.
alter table deliveries drop column valid_from;
