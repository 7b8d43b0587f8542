-- A category is browsed from this index: those whose main category it is come first.
create index listing_search_main_category_index on listing_search ((categories[1]), featured desc, listing_no desc) include (tags);
