-- Articles of the blog and their subjects are documents like the pages: written by the import, under its version.
alter table content_documents drop constraint content_kind_is_known;
alter table content_documents add constraint content_kind_is_known
  check (kind in (
    'queue', 'landingPage', 'informationPage', 'campaign', 'redirect', 'search', 'promotion', 'article', 'blogSubject'
  ));
