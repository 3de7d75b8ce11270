-- What the receiver of a gift sends back to its giver: once for each link, with or without words.
create table thank_yous (
  -- The delivery or the card that the link leads to.
  gift_id text primary key,
  delivery_id text not null references deliveries (id),
  text text,
  changes smallint not null default 0,
  thanked_at timestamptz not null,
  -- When the one mail about it left, or was given up.
  told_at timestamptz,
  constraint thank_you_text_fits check (char_length(text) between 1 and 1200)
);

create index thank_yous_of_delivery on thank_yous (delivery_id);
create index thank_yous_to_tell on thank_yous (thanked_at) where told_at is null;
