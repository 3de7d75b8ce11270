-- When a card was unwrapped on a page of its own, by whoever got its link alone.
alter table card_units add column opened_at timestamptz;
