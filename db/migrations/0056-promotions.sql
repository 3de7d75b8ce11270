-- What a promotion takes off is a line of its own, which says of what and under which name; what goes back of it when a card is
-- paid back stands with its unit. A process of the release before leaves all of it out: nothing was taken off.
alter table order_lines add column promotion_id text;
alter table order_lines add column title jsonb;
alter table order_lines add column reduces text;
alter table order_lines add constraint promotion_says_what_it_reduces
  check (reduces is null or (reduces in ('FACE', 'EXTRAS') and total_cents <= 0 and promotion_id is not null));
alter table card_units add column promotion_vat_cents bigint;
alter table card_units add column extra_promotion_cents bigint;
alter table card_units add column extra_promotion_vat_cents bigint;
alter table card_units add constraint promotion_is_within_what_it_reduces check (
  promotion_vat_cents >= 0 and extra_promotion_cents between 0 and extra_cents
    and extra_promotion_vat_cents between 0 and extra_promotion_cents
);

-- Who used which promotion. It holds its part of the budget as long as its order waits to be paid. Whose it is, is a keyed hash of
-- their address, until they are forgotten.
create table promotion_uses (
  promotion_id text not null,
  order_id text not null references orders (id),
  person_hash bytea,
  cents bigint not null check (cents > 0),
  state text not null default 'held' check (state in ('held', 'spent', 'returned')),
  primary key (promotion_id, order_id)
);
create index promotion_uses_of_order on promotion_uses (order_id);
create index promotion_uses_held on promotion_uses (promotion_id) where state = 'held';
create index promotion_uses_of_person on promotion_uses (promotion_id, person_hash) where person_hash is not null;

-- One row for each promotion that is counted: whoever uses it waits for whoever does just now.
create table promotion_budgets (
  promotion_id text primary key,
  spent_cents bigint not null default 0 check (spent_cents >= 0),
  -- The budget that was found used up; a larger one lets it go on.
  used_up_cents bigint
);

-- Promotions are documents like the pages: written by the import, under its version.
alter table content_documents drop constraint content_kind_is_known;
alter table content_documents add constraint content_kind_is_known
  check (kind in ('queue', 'landingPage', 'informationPage', 'campaign', 'redirect', 'search', 'promotion'));
