-- Where pages went, and the words of the search, are documents like the pages: written by the import, in its transaction and under
-- its version.
alter table content_documents drop constraint content_kind_is_known;
alter table content_documents add constraint content_kind_is_known
  check (kind in ('queue', 'landingPage', 'informationPage', 'campaign', 'redirect', 'search'));

-- A shop that was filled before there were any reads the files again at its next start.
update catalogue_state set imported_at = null;
