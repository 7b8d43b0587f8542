CREATE TABLE "listing_search" (
	"listing_no" integer PRIMARY KEY NOT NULL,
	"categories" integer[] NOT NULL,
	"areas" integer[] NOT NULL,
	"tags" integer NOT NULL,
	"facets" text NOT NULL,
	"featured" double precision NOT NULL,
	"rating" double precision NOT NULL,
	"reviews" double precision NOT NULL,
	"name_en" text COLLATE "C" NOT NULL,
	"name_zh" text COLLATE "C" NOT NULL,
	"doc" text NOT NULL,
	"lex" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"language" integer NOT NULL,
	"category" integer NOT NULL,
	"area" integer NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "search_counts_language_category_area_pk" PRIMARY KEY("language","category","area")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"locale" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_misses_day_query_locale_pk" PRIMARY KEY("day","query","locale"),
	CONSTRAINT "search_misses_locale_check" CHECK ("search_misses"."locale" in ('en', 'zh-Hant', 'zh-Hans')),
	CONSTRAINT "search_misses_count_check" CHECK ("search_misses"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"listings" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_search" ADD CONSTRAINT "listing_search_listing_no_listings_listing_no_fk" FOREIGN KEY ("listing_no") REFERENCES "public"."listings"("listing_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_search_lex_index" ON "listing_search" USING gin ("lex") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "listing_search_places_index" ON "listing_search" USING gin ("categories","areas") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "listing_search_name_en_index" ON "listing_search" USING btree ("name_en","listing_no");--> statement-breakpoint
CREATE INDEX "listing_search_name_zh_index" ON "listing_search" USING btree ("name_zh","listing_no");--> statement-breakpoint
CREATE INDEX "search_counts_area_index" ON "search_counts" USING btree ("language","area");--> statement-breakpoint
CREATE INDEX "search_words_listings_index" ON "search_words" USING btree ("listings");--> statement-breakpoint
-- What every hit is read for stays in the row; text and lexemes move out of line, unpacked, as soon as the row passes 2 KB.
alter table listing_search
  alter categories set storage plain, alter areas set storage plain, alter facets set storage plain,
  alter name_en set storage plain, alter name_zh set storage plain,
  alter doc set storage external, alter lex set storage external;
--> statement-breakpoint
alter table listing_search set (toast_tuple_target = 128);
--> statement-breakpoint
-- Counters are updated in place.
alter table search_counts set (fillfactor = 80);
--> statement-breakpoint
alter table search_counts alter counts set storage plain;
--> statement-breakpoint
-- One per sort. The filter bits travel with the key, so that rows which a filter turns down are never visited.
create index listing_search_featured_index on listing_search (featured desc, listing_no desc) include (tags);
--> statement-breakpoint
create index listing_search_rating_index on listing_search (rating desc, listing_no desc) include (tags);
--> statement-breakpoint
create index listing_search_reviews_index on listing_search (reviews desc, listing_no desc) include (tags);
--> statement-breakpoint
-- The listings that may stand in the paid places, with and without a category or area.
create index listing_search_paid_index on listing_search (listing_no) include (tags) where tags & 64 <> 0;
--> statement-breakpoint
create index listing_search_paid_places_index on listing_search using gin (categories, areas) with (fastupdate = off)
  where tags & 64 <> 0;
--> statement-breakpoint
-- Writers of the index queue here, whichever listings they change in whichever order: the counters below are shared by
-- all of them, and two that took the same counters in different order would block each other for good.
create function queue_for_search() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('listing_search'));
  return null;
end $$;
--> statement-breakpoint
create trigger queue_for_search before insert or update or delete on listing_search
  for each statement execute function queue_for_search();
--> statement-breakpoint
create type search_change as (categories integer[], areas integer[], tags integer, d integer);
--> statement-breakpoint
-- Adds changed listings to the counters of every language, category and area they stand in, 0 for any. A counter holds 40
-- numbers: at 10 * r + 5 * v + p, the listings that pass rating step r, verified v and price step p. The bits of `tags`
-- are those of features/discovery/server/search/tags.ts.
create function count_for_search(changes search_change[]) returns void language sql set search_path = public, pg_temp as $$
  with cells as (
    select l as language, c as category, a as area, tags & 63 as bits, sum(d) as d
    from unnest(changes) x, unnest(array_append(categories, 0)) c, unnest(array_append(areas, 0)) a, generate_series(0, 23) l
    where l = 0 or tags >> (l + 7) & 1 = 1
    group by 1, 2, 3, 4 having sum(d) <> 0
  ), sums as (
    select language, category, area, i,
      sum(case when bits & 3 >= i / 10 and bits >> 2 & 1 >= i / 5 % 2 and bits >> 3 >= i % 5 then d else 0 end)::int as n
    from cells, generate_series(0, 39) i group by 1, 2, 3, 4
  )
  insert into search_counts (language, category, area, counts)
  select language, category, area, array_agg(n order by i) from sums group by 1, 2, 3 order by 1, 2, 3
  on conflict (language, category, area) do update
  set counts = (select array_agg(x + y order by i) from unnest(search_counts.counts, excluded.counts) with ordinality u (x, y, i))
$$;
--> statement-breakpoint
create function listing_search_changed() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  changes search_change[];
begin
  if tg_op = 'INSERT' then
    changes := array(select (categories, areas, tags, 1)::search_change from new_rows);
  elsif tg_op = 'DELETE' then
    changes := array(select (categories, areas, tags, -1)::search_change from old_rows);
  else
    -- What stays where it was, with the same filter values, is left out: a new text or a new mean counts nothing.
    changes := array(
      select (categories, areas, tags, sum(d)::int)::search_change
      from (select categories, areas, tags, 1 as d from new_rows union all select categories, areas, tags, -1 from old_rows) c
      group by categories, areas, tags having sum(d) <> 0);
  end if;
  if cardinality(changes) > 0 then
    perform count_for_search(changes);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger count_inserted after insert on listing_search referencing new table as new_rows
  for each statement execute function listing_search_changed();
--> statement-breakpoint
create trigger count_updated after update on listing_search referencing old table as old_rows new table as new_rows
  for each statement execute function listing_search_changed();
--> statement-breakpoint
create trigger count_deleted after delete on listing_search referencing old table as old_rows
  for each statement execute function listing_search_changed();
--> statement-breakpoint
-- What visitors may no longer see is found no more, whoever changed it.
create function unlist() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'listings' then
    delete from listing_search where listing_no = new.listing_no;
  else
    delete from listing_search where listing_no in (select listing_no from listings where owner_id = new.id);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger unlist after update of status on listings for each row
  when (new.status <> 'approved' and old.status = 'approved') execute function unlist();
--> statement-breakpoint
create trigger unlist after update of banned on profiles for each row
  when (coalesce(new.banned, false) and not coalesce(old.banned, false)) execute function unlist();
