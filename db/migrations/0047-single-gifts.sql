-- A gift that is ordered by itself is a basket of its own. It lies under a key made of its visitor's and its product, so
-- the rule of one open basket for each key holds as it is; here it names its visitor, with whom it goes at a log-in.
alter table carts add column single_gift_of text;
create index carts_single_gifts_of_visitor on carts (single_gift_of) where single_gift_of is not null;
