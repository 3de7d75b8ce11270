-- What the search knows besides words: for whom a gift is, brands that the shop does not sell, pages that answer a question. A release
-- before this one neither reads nor writes it.
alter table search_content
  add column meanings jsonb not null default '{"people": [], "elsewhere": [], "pages": [], "greetings": {}}',
  add constraint search_meanings_are_an_object check (jsonb_typeof(meanings) = 'object');
