ALTER TABLE "listings" DROP CONSTRAINT "listings_counts_check";--> statement-breakpoint
DROP INDEX "analytics_events_listing_id_index";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "removed_review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_events_once_index" ON "analytics_events" USING btree ("listing_id","kind","day","visitor");--> statement-breakpoint
CREATE INDEX "reviews_highest_index" ON "reviews" USING btree ("listing_id","rating","created_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_lowest_index" ON "reviews" USING btree ("listing_id",(- rating),"created_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_helpful_index" ON "reviews" USING btree ("listing_id","helpful_count","created_at","id") WHERE status = 'published';--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_counts_check" CHECK (least(rating_1, rating_2, rating_3, rating_4, rating_5, removed_review_count, view_count) >= 0);--> statement-breakpoint
-- As before, with a rating of 0 for a hidden review, which counts as removed.
create or replace function count_reviews(listing_ids uuid[], ratings integer[], deltas integer[]) returns void
language sql set search_path = public, pg_temp as $$
  with change as (
    select listing_id, rating, sum(delta) as d from unnest(listing_ids, ratings, deltas) as c (listing_id, rating, delta)
    group by listing_id, rating having sum(delta) <> 0
  ), per_listing as (
    select listing_id, coalesce(sum(d) filter (where rating = 0), 0) as d0,
      coalesce(sum(d) filter (where rating = 1), 0) as d1, coalesce(sum(d) filter (where rating = 2), 0) as d2,
      coalesce(sum(d) filter (where rating = 3), 0) as d3, coalesce(sum(d) filter (where rating = 4), 0) as d4,
      coalesce(sum(d) filter (where rating = 5), 0) as d5
    from change group by listing_id
  ), locked as materialized (
    select id from listings where id in (select listing_id from per_listing) order by id for no key update
  )
  update listings l set rating_1 = l.rating_1 + d1, rating_2 = l.rating_2 + d2, rating_3 = l.rating_3 + d3,
    rating_4 = l.rating_4 + d4, rating_5 = l.rating_5 + d5, removed_review_count = l.removed_review_count + d0
  from per_listing p join locked on locked.id = p.listing_id where l.id = p.listing_id
$$;
--> statement-breakpoint
create function counted_rating(status text, rating integer) returns integer language sql immutable parallel safe as $$
  select case status when 'published' then rating when 'hidden' then 0 end
$$;
--> statement-breakpoint
create or replace function reviews_inserted() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform count_reviews(array_agg(listing_id), array_agg(counted_rating(status, rating)), array_agg(1))
  from new_rows where status <> 'pending';
  return null;
end $$;
--> statement-breakpoint
create or replace function reviews_updated() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform count_reviews(array_agg(listing_id), array_agg(counted_rating(status, rating)), array_agg(delta)) from (
    select listing_id, status, rating, 1 as delta from new_rows where status <> 'pending'
    union all select listing_id, status, rating, -1 from old_rows where status <> 'pending') c;
  return null;
end $$;
--> statement-breakpoint
create or replace function reviews_deleted() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform count_reviews(array_agg(listing_id), array_agg(counted_rating(status, rating)), array_agg(-1))
  from old_rows where status <> 'pending';
  return null;
end $$;
--> statement-breakpoint
-- A removed review is a count like the others, and no edit of the listing.
create or replace trigger touch_updated_at before update on listings for each row
  when ((old.rating_1, old.rating_2, old.rating_3, old.rating_4, old.rating_5, old.removed_review_count, old.view_count)
    = (new.rating_1, new.rating_2, new.rating_3, new.rating_4, new.rating_5, new.removed_review_count, new.view_count))
  execute function touch_updated_at();
