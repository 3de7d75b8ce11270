-- Our own cards are made by the shop itself. Each belongs to a programme, which is its issuer, and to a storefront; their
-- numbers are unique within the programme by the rule that holds for every issuer.
alter table cards add column storefront text;
update cards set programme = null where product_id <> 'cadeaubonnl-keuze-cadeaukaart';
update cards set storefront = orders.storefront
from card_units join orders on orders.id = card_units.order_id
where card_units.id = cards.order_unit_id and cards.product_id = 'cadeaubonnl-keuze-cadeaukaart';
alter table cards add constraint own_card_is_issued_by_its_programme
  check (programme is null or (programme = issuer and storefront is not null));

-- A card may be made long before somebody puts value on it; then it gets its last day too.
alter table cards alter column valid_until drop not null;
alter table cards add constraint card_with_value_has_a_last_day
  check (amount_cents is null or valid_until is not null);

alter table cards drop constraint card_state_is_known;
alter table cards add constraint card_state_is_known check (
  state in ('blank', 'activating', 'active', 'frozen', 'blocked', 'spent', 'replaced', 'withdrawn')
);
alter table cards add constraint blank_card_has_no_value check (state <> 'blank' or amount_cents is null);
alter table cards add constraint replaced_card_names_its_heir check ((state = 'replaced') = (replaced_by is not null));

drop trigger card_moves on cards;
create trigger card_moves after update of state on cards
  for each row when (old.state is distinct from new.state) execute function move_state(
    'blank>activating blank>blocked blank>replaced blank>withdrawn activating>blank activating>active activating>blocked activating>withdrawn active>frozen active>blocked active>spent active>replaced active>withdrawn frozen>active frozen>blocked frozen>withdrawn blocked>blank blocked>active blocked>replaced spent>active spent>frozen spent>replaced spent>withdrawn'
  );
