CREATE INDEX "consents_user_id_index" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "whatsapp_verifications_user_id_index" ON "whatsapp_verifications" USING btree ("user_id");--> statement-breakpoint
-- The search keeps these counts already, right at every commit; counting a million listings anew takes seconds.
create or replace view category_counts as
  select c.id as category_id, s.counts[1] as listings
  from search_counts s join categories c on c.category_no = s.category
  where s.language = 0 and s.area = 0 and s.counts[1] > 0;
--> statement-breakpoint
create or replace view area_counts as
  select a.id as area_id, s.counts[1] as listings
  from search_counts s join areas a on a.area_no = s.area
  where s.language = 0 and s.category = 0 and s.counts[1] > 0;
--> statement-breakpoint
create trigger notify_changed after insert or update or delete or truncate on listing_search
  for each statement execute function notify_changed();
--> statement-breakpoint
drop function typical_price(uuid[]);
--> statement-breakpoint
-- Median and quartiles, in HK cents, of the lowest prices of a category's public listings; no row under five. Ids grow
-- with time, so these are the newest thousand: enough to tell, however large the category.
create function typical_price(category_id uuid) returns table (median_cents integer, low_cents integer, high_cents integer)
language sql stable set search_path = public, pg_temp as $$
  with newest as (
    select lc.listing_id from listing_categories lc
    where lc.category_id = typical_price.category_id order by lc.listing_id desc limit 1000
  ), priced as (
    select percentile_cont(array[0.5, 0.25, 0.75]) within group (order by l.lowest_price_cents) as cents, count(*) as n
    from newest join public_listings p on p.id = newest.listing_id join listings l on l.id = p.id
    where l.lowest_price_cents is not null
  )
  select round(cents[1])::int, round(cents[2])::int, round(cents[3])::int from priced where n >= 5
$$;
