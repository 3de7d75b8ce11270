-- What pages are composed of: queues of blocks, landing pages and pages that inform. One document each, written by the import of the
-- catalogue in its transaction and under its version, and read whole into memory.
create table content_documents (
  kind text not null,
  id text not null,
  document jsonb not null,
  primary key (kind, id),
  constraint content_kind_is_known check (kind in ('queue', 'landingPage', 'informationPage')),
  constraint content_document_is_an_object check (jsonb_typeof(document) = 'object')
);

-- A shop that was filled before there were blocks reads the files again at its next start.
update catalogue_state set imported_at = null;
