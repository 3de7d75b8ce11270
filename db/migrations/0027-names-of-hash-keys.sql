-- Which key each hash was made with, so that a new one can take over card by card. A key that was given without a name is '1'.
alter table cards add column number_hash_key_id text not null default '1';
alter table cards add column pin_hash_key_id text not null default '1';

-- Pins that nothing shows any more are erased: those of cards that expired long ago, or were withdrawn.
create index cards_with_pin_by_validity on cards (valid_until) where pin_encrypted is not null;
create index cards_withdrawn_with_pin on cards (id) where pin_encrypted is not null and state = 'withdrawn';
