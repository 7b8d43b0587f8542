-- New entries wait in a list, which the writer merges into the index at once: features/discovery/server/search/index-writer.ts.
alter index listing_search_lex_index reset (fastupdate);--> statement-breakpoint
alter index listing_search_places_index reset (fastupdate);
