-- Packs of blank cards. A pack is one unit of an order, of so many printed cards without value; null of a unit that becomes a card. No
-- card is made of it: posted, it is issued and names none. They are put on sale after the last process of the release before has ended.
alter table card_units add column blank_cards smallint;
alter table card_units add constraint a_pack_has_cards check (blank_cards > 0);
alter table card_units drop constraint issued_unit_names_its_card;
alter table card_units add constraint issued_unit_names_its_card check (
  case when blank_cards is not null then card_id is null
    when state in ('issued', 'replaced') then card_id is not null
    when state in ('withdrawn', 'refunded') then true
    else card_id is null end
);

-- Several printed cards lie in an envelope for one pack, each at a place of its own; for a card at the first, as before.
alter table printed_cards add column place smallint not null default 0;
alter table printed_cards add constraint a_place_has_one_printed_card unique (unit_id, place);
alter table printed_cards drop constraint a_unit_has_one_printed_card;
-- With which pack it was posted: from then on it is its buyer's, who may put value on it.
alter table printed_cards add column sold_unit_id text references card_units (id);
create index printed_cards_sold on printed_cards (sold_unit_id) where sold_unit_id is not null;
