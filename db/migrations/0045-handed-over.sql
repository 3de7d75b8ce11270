-- The version of a delivery's link that its giver took to hand over. Where it is the link's version now, no mail has it.
alter table deliveries add column handed_over_link integer;
