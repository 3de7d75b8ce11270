-- What is sold. A product is one document, written by the import and read whole into the snapshot; the columns
-- beside it are what the import itself compares. Nothing is deleted here: an order may point at a product that
-- is no longer sold, so it is archived.
create table products (
  id text primary key,
  sku text not null,
  document jsonb not null,
  content_hash text not null,
  archived_at timestamptz,
  updated_at timestamptz not null default now(),
  constraint product_id_is_a_slug check (id ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'),
  constraint product_document_is_an_object check (jsonb_typeof(document) = 'object')
);

create table categories (
  id text primary key,
  document jsonb not null,
  constraint category_document_is_an_object check (jsonb_typeof(document) = 'object')
);

create table taxonomy_terms (
  vocabulary text not null,
  id text not null,
  position integer not null,
  document jsonb not null,
  primary key (vocabulary, id),
  constraint taxonomy_vocabulary_is_known
    check (vocabulary in ('giftcard_types', 'giftcard_promotions', 'occasions'))
);

-- One row: its lock lets one import at a time through, and its version says what was imported last.
create table catalogue_state (
  id text primary key,
  version text not null,
  imported_at timestamptz,
  constraint catalogue_has_one_state check (id = 'catalogue')
);

insert into catalogue_state (id, version) values ('catalogue', 'empty');
