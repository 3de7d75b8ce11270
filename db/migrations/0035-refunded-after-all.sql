-- A card that was withdrawn by hand may be paid back: its unit keeps naming the card.
alter table card_units drop constraint issued_unit_names_its_card;
alter table card_units add constraint issued_unit_names_its_card check (
  case when state = 'issued' then card_id is not null
    when state in ('withdrawn', 'refunded') then true
    else card_id is null end
);

drop trigger unit_moves on card_units;
create trigger unit_moves after update of state on card_units
  for each row when (old.state is distinct from new.state) execute function move_state(
    'ordered>issuing ordered>withdrawn issuing>issued issuing>failed issuing>withdrawn issued>withdrawn failed>refunded failed>withdrawn withdrawn>refunded'
  );
