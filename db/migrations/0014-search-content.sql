-- What editors gave the search belongs to the search: one row of its own in place of two documents among those of the pages. Written by the
-- import, in its transaction and under its version.
create table search_content (
  id text primary key default 'search',
  words jsonb not null,
  popular jsonb not null,
  constraint search_content_is_one_row check (id = 'search'),
  constraint search_words_are_an_object check (jsonb_typeof(words) = 'object'),
  constraint search_popular_is_an_object check (jsonb_typeof(popular) = 'object')
);

insert into search_content (words, popular)
select words.document, popular.document
from content_documents as words, content_documents as popular
where words.kind = 'search' and words.id = 'words' and popular.kind = 'search' and popular.id = 'popular';

delete from content_documents where kind = 'search';

alter table content_documents drop constraint content_kind_is_known;
alter table content_documents add constraint content_kind_is_known
  check (kind in ('queue', 'landingPage', 'informationPage', 'campaign', 'redirect'));
