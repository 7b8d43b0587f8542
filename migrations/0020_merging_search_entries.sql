-- Only the owner of an index may do this, and the site's role owns none: features/discovery/server/search/index-writer.ts.
create or replace function merge_search_entries() returns void language sql security definer set search_path = public, pg_temp
  as $$ select gin_clean_pending_list(i) from unnest(array['listing_search_lex_index', 'listing_search_places_index']::regclass[]) i $$;
