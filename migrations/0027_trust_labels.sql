ALTER TABLE "listings" DROP CONSTRAINT "listings_counts_check";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "enquiry_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" drop column "review_count";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "review_count" integer GENERATED ALWAYS AS (rating_1 + rating_2 + rating_3 + rating_4 + rating_5 + enquiry_count) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "licence_kinds" ADD COLUMN "register_url" text;--> statement-breakpoint
ALTER TABLE "licence_kinds" ADD COLUMN "register_url_is" text;--> statement-breakpoint
ALTER TABLE "licence_kinds" ADD COLUMN "complaints_url" text;--> statement-breakpoint
ALTER TABLE "licence_kinds" ADD COLUMN "number_example" text;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "price" double precision DEFAULT 1000000000000 NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_search_price_index" ON "listing_search" USING btree ("price","listing_no") INCLUDE (tags);--> statement-breakpoint
ALTER TABLE "licence_kinds" ADD CONSTRAINT "licence_kinds_register_check" CHECK (("licence_kinds"."register_url" is null) = ("licence_kinds"."register_url_is" is null));--> statement-breakpoint
ALTER TABLE "licence_kinds" ADD CONSTRAINT "licence_kinds_register_url_is_check" CHECK ("licence_kinds"."register_url_is" in ('lookup', 'entry'));--> statement-breakpoint
ALTER TABLE "licence_kinds" ADD CONSTRAINT "licence_kinds_urls_check" CHECK ("licence_kinds"."register_url" ~ '^https:\/\/([a-z0-9-]+\.)+(gov|org)\.hk(\/[^\s]*)?$' and "licence_kinds"."complaints_url" ~ '^https:\/\/([a-z0-9-]+\.)+(gov|org)\.hk(\/[^\s]*)?$');--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_counts_check" CHECK (least(rating_1, rating_2, rating_3, rating_4, rating_5, enquiry_count, removed_review_count, replied_hour, replied_day, replied_later, replied_never, view_count) >= 0);
--> statement-breakpoint
drop trigger touch_updated_at on listings;
--> statement-breakpoint
-- Changes of counters are not edits of the listing.
create trigger touch_updated_at before update on listings for each row
  when ((old.rating_1, old.rating_2, old.rating_3, old.rating_4, old.rating_5, old.enquiry_count,
      old.removed_review_count, old.view_count, old.replied_hour, old.replied_day, old.replied_later, old.replied_never)
    = (new.rating_1, new.rating_2, new.rating_3, new.rating_4, new.rating_5, new.enquiry_count,
      new.removed_review_count, new.view_count, new.replied_hour, new.replied_day, new.replied_later, new.replied_never))
  execute function touch_updated_at();
--> statement-breakpoint
-- Adds to the counters of listings (ratings, and how fast authors heard back), locking them in id order. A rating of 0 is
-- a hidden review, one of 6 that of somebody who only asked: see counted_rating.
create or replace function count_reviews(listing_ids uuid[], ratings integer[], speeds text[], deltas integer[]) returns void
language sql set search_path = public, pg_temp as $$
  with change as (
    select listing_id, rating, case when rating > 0 then speed end as speed, sum(delta) as d
    from unnest(listing_ids, ratings, speeds, deltas) as c (listing_id, rating, speed, delta)
    group by 1, 2, 3 having sum(delta) <> 0
  ), per_listing as (
    select listing_id, coalesce(sum(d) filter (where rating = 0), 0) as d0,
      coalesce(sum(d) filter (where rating = 1), 0) as d1, coalesce(sum(d) filter (where rating = 2), 0) as d2,
      coalesce(sum(d) filter (where rating = 3), 0) as d3, coalesce(sum(d) filter (where rating = 4), 0) as d4,
      coalesce(sum(d) filter (where rating = 5), 0) as d5, coalesce(sum(d) filter (where rating = 6), 0) as d6,
      coalesce(sum(d) filter (where speed = 'within_hour'), 0) as hour,
      coalesce(sum(d) filter (where speed = 'same_day'), 0) as day,
      coalesce(sum(d) filter (where speed = 'later'), 0) as later,
      coalesce(sum(d) filter (where speed = 'never'), 0) as never
    from change group by listing_id
  ), locked as materialized (
    select id from listings where id in (select listing_id from per_listing) order by id for no key update
  )
  update listings l set rating_1 = l.rating_1 + d1, rating_2 = l.rating_2 + d2, rating_3 = l.rating_3 + d3,
    rating_4 = l.rating_4 + d4, rating_5 = l.rating_5 + d5, enquiry_count = l.enquiry_count + d6,
    removed_review_count = l.removed_review_count + d0,
    replied_hour = l.replied_hour + p.hour, replied_day = l.replied_day + p.day,
    replied_later = l.replied_later + p.later, replied_never = l.replied_never + p.never
  from per_listing p join locked on locked.id = p.listing_id where l.id = p.listing_id
$$;
--> statement-breakpoint
-- The stars of a finished job, 6 for a published review of somebody who only asked, 0 for a hidden review.
create function counted_rating(status text, rating integer, stage text) returns integer language sql immutable parallel safe as $$
  select case status when 'published' then case stage when 'work_done' then rating else 6 end when 'hidden' then 0 end
$$;
--> statement-breakpoint
create or replace function reviews_inserted() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform count_reviews(array_agg(listing_id), array_agg(counted_rating(status, rating, stage)), array_agg(reply_speed), array_agg(1))
  from new_rows where status <> 'pending';
  return null;
end $$;
--> statement-breakpoint
create or replace function reviews_updated() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform count_reviews(array_agg(listing_id), array_agg(counted_rating(status, rating, stage)), array_agg(reply_speed), array_agg(delta)) from (
    select listing_id, status, rating, stage, reply_speed, 1 as delta from new_rows where status <> 'pending'
    union all select listing_id, status, rating, stage, reply_speed, -1 from old_rows where status <> 'pending') c;
  return null;
end $$;
--> statement-breakpoint
create or replace function reviews_deleted() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform count_reviews(array_agg(listing_id), array_agg(counted_rating(status, rating, stage)), array_agg(reply_speed), array_agg(-1))
  from old_rows where status <> 'pending';
  return null;
end $$;
--> statement-breakpoint
drop function counted_rating(text, integer);
--> statement-breakpoint
-- Reviews of people who only asked leave the stars.
update listings l set enquiry_count = e.n1 + e.n2 + e.n3 + e.n4 + e.n5, rating_1 = l.rating_1 - e.n1, rating_2 = l.rating_2 - e.n2,
  rating_3 = l.rating_3 - e.n3, rating_4 = l.rating_4 - e.n4, rating_5 = l.rating_5 - e.n5
from (select listing_id, count(*) filter (where rating = 1) as n1, count(*) filter (where rating = 2) as n2,
    count(*) filter (where rating = 3) as n3, count(*) filter (where rating = 4) as n4, count(*) filter (where rating = 5) as n5
  from reviews where status = 'published' and stage <> 'work_done' group by 1) e
where e.listing_id = l.id;
--> statement-breakpoint
-- One kind of licence for each health profession, by the main category.
update listings l set licences = (select jsonb_agg(case when x ->> 'key' = 'medical-register' then jsonb_set(x, '{key}', to_jsonb(k.key)) else x end order by n)
  from jsonb_array_elements(l.licences) with ordinality as u (x, n))
from listing_categories lc join categories c on c.id = lc.category_id
  join (values ('private-nurses', 'nchk-nurse'), ('family-doctors', 'mchk-doctor'), ('health-checks', 'mchk-doctor'),
    ('dentists', 'dchk-dentist'), ('physiotherapists', 'smp-physiotherapist'), ('chiropractors', 'chiro-council'),
    ('occupational-therapists', 'smp-occupational-therapist'), ('chinese-medicine', 'cmchk-practitioner'),
    ('optometrists', 'smp-optometrist')) as k (slug, key) on k.slug = c.slug
where lc.listing_id = l.id and lc.position = 0 and l.licences @> '[{"key": "medical-register"}]';

--> statement-breakpoint
create or replace function count_for_search(changes search_change[]) returns void language sql set search_path = public, pg_temp as $$
  with changed as (
    select categories, areas, tags, sum(d)::int as d from unnest(changes) group by 1, 2, 3 having sum(d) <> 0
  ), cells as (
    select l as language, c as category, a as area, tags & 4194495 as bits, sum(d)::int as d
    from changed, unnest(array_append(categories, 0)) c, unnest(array_append(areas, 0)) a, generate_series(0, 14) l
    where l = 0 or tags >> (l + 7) & 1 = 1
    group by 1, 2, 3, 4 having sum(d) <> 0
  )
  insert into search_counts as s (language, category, area, counts)
  select language, category, area, array[
    sum(d)::int,
    sum(case when bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 1 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 1 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 1 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 1 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 2 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 2 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 2 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 2 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 2 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 2 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 2 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 2 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 3 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 3 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 3 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 3 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 3 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 3 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 3 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 3 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 4 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 4 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 4 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 4 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 4 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 4 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 4 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits >> 3 & 7 >= 4 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 1 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 1 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 1 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 1 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 2 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 2 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 2 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 2 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 2 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 2 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 2 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 2 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 3 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 3 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 3 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 3 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 3 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 3 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 3 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 3 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 4 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 4 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 4 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 4 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 4 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 4 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 4 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 1 and bits >> 3 & 7 >= 4 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 1 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 1 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 1 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 1 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 2 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 2 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 2 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 2 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 2 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 2 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 2 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 2 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 3 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 3 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 3 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 3 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 3 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 3 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 3 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 3 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 4 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 4 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 4 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 4 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 4 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 4 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 4 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 2 and bits >> 3 & 7 >= 4 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 1 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 1 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 1 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 1 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 2 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 2 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 2 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 2 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 2 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 2 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 2 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 2 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 3 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 3 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 3 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 3 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 3 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 3 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 3 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 3 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 4 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 4 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 4 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 4 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 4 and bits >> 7 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 4 and bits >> 7 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 4 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 then d else 0 end)::int,
    sum(case when bits & 3 >= 3 and bits >> 3 & 7 >= 4 and bits >> 7 & 1 >= 1 and bits >> 22 & 1 >= 1 and bits >> 2 & 1 >= 1 then d else 0 end)::int
  ] from cells group by 1, 2, 3 order by 1, 2, 3
  on conflict (language, category, area) do update set counts = array[
    s.counts[1] + excluded.counts[1],
    s.counts[2] + excluded.counts[2],
    s.counts[3] + excluded.counts[3],
    s.counts[4] + excluded.counts[4],
    s.counts[5] + excluded.counts[5],
    s.counts[6] + excluded.counts[6],
    s.counts[7] + excluded.counts[7],
    s.counts[8] + excluded.counts[8],
    s.counts[9] + excluded.counts[9],
    s.counts[10] + excluded.counts[10],
    s.counts[11] + excluded.counts[11],
    s.counts[12] + excluded.counts[12],
    s.counts[13] + excluded.counts[13],
    s.counts[14] + excluded.counts[14],
    s.counts[15] + excluded.counts[15],
    s.counts[16] + excluded.counts[16],
    s.counts[17] + excluded.counts[17],
    s.counts[18] + excluded.counts[18],
    s.counts[19] + excluded.counts[19],
    s.counts[20] + excluded.counts[20],
    s.counts[21] + excluded.counts[21],
    s.counts[22] + excluded.counts[22],
    s.counts[23] + excluded.counts[23],
    s.counts[24] + excluded.counts[24],
    s.counts[25] + excluded.counts[25],
    s.counts[26] + excluded.counts[26],
    s.counts[27] + excluded.counts[27],
    s.counts[28] + excluded.counts[28],
    s.counts[29] + excluded.counts[29],
    s.counts[30] + excluded.counts[30],
    s.counts[31] + excluded.counts[31],
    s.counts[32] + excluded.counts[32],
    s.counts[33] + excluded.counts[33],
    s.counts[34] + excluded.counts[34],
    s.counts[35] + excluded.counts[35],
    s.counts[36] + excluded.counts[36],
    s.counts[37] + excluded.counts[37],
    s.counts[38] + excluded.counts[38],
    s.counts[39] + excluded.counts[39],
    s.counts[40] + excluded.counts[40],
    s.counts[41] + excluded.counts[41],
    s.counts[42] + excluded.counts[42],
    s.counts[43] + excluded.counts[43],
    s.counts[44] + excluded.counts[44],
    s.counts[45] + excluded.counts[45],
    s.counts[46] + excluded.counts[46],
    s.counts[47] + excluded.counts[47],
    s.counts[48] + excluded.counts[48],
    s.counts[49] + excluded.counts[49],
    s.counts[50] + excluded.counts[50],
    s.counts[51] + excluded.counts[51],
    s.counts[52] + excluded.counts[52],
    s.counts[53] + excluded.counts[53],
    s.counts[54] + excluded.counts[54],
    s.counts[55] + excluded.counts[55],
    s.counts[56] + excluded.counts[56],
    s.counts[57] + excluded.counts[57],
    s.counts[58] + excluded.counts[58],
    s.counts[59] + excluded.counts[59],
    s.counts[60] + excluded.counts[60],
    s.counts[61] + excluded.counts[61],
    s.counts[62] + excluded.counts[62],
    s.counts[63] + excluded.counts[63],
    s.counts[64] + excluded.counts[64],
    s.counts[65] + excluded.counts[65],
    s.counts[66] + excluded.counts[66],
    s.counts[67] + excluded.counts[67],
    s.counts[68] + excluded.counts[68],
    s.counts[69] + excluded.counts[69],
    s.counts[70] + excluded.counts[70],
    s.counts[71] + excluded.counts[71],
    s.counts[72] + excluded.counts[72],
    s.counts[73] + excluded.counts[73],
    s.counts[74] + excluded.counts[74],
    s.counts[75] + excluded.counts[75],
    s.counts[76] + excluded.counts[76],
    s.counts[77] + excluded.counts[77],
    s.counts[78] + excluded.counts[78],
    s.counts[79] + excluded.counts[79],
    s.counts[80] + excluded.counts[80],
    s.counts[81] + excluded.counts[81],
    s.counts[82] + excluded.counts[82],
    s.counts[83] + excluded.counts[83],
    s.counts[84] + excluded.counts[84],
    s.counts[85] + excluded.counts[85],
    s.counts[86] + excluded.counts[86],
    s.counts[87] + excluded.counts[87],
    s.counts[88] + excluded.counts[88],
    s.counts[89] + excluded.counts[89],
    s.counts[90] + excluded.counts[90],
    s.counts[91] + excluded.counts[91],
    s.counts[92] + excluded.counts[92],
    s.counts[93] + excluded.counts[93],
    s.counts[94] + excluded.counts[94],
    s.counts[95] + excluded.counts[95],
    s.counts[96] + excluded.counts[96],
    s.counts[97] + excluded.counts[97],
    s.counts[98] + excluded.counts[98],
    s.counts[99] + excluded.counts[99],
    s.counts[100] + excluded.counts[100],
    s.counts[101] + excluded.counts[101],
    s.counts[102] + excluded.counts[102],
    s.counts[103] + excluded.counts[103],
    s.counts[104] + excluded.counts[104],
    s.counts[105] + excluded.counts[105],
    s.counts[106] + excluded.counts[106],
    s.counts[107] + excluded.counts[107],
    s.counts[108] + excluded.counts[108],
    s.counts[109] + excluded.counts[109],
    s.counts[110] + excluded.counts[110],
    s.counts[111] + excluded.counts[111],
    s.counts[112] + excluded.counts[112],
    s.counts[113] + excluded.counts[113],
    s.counts[114] + excluded.counts[114],
    s.counts[115] + excluded.counts[115],
    s.counts[116] + excluded.counts[116],
    s.counts[117] + excluded.counts[117],
    s.counts[118] + excluded.counts[118],
    s.counts[119] + excluded.counts[119],
    s.counts[120] + excluded.counts[120],
    s.counts[121] + excluded.counts[121],
    s.counts[122] + excluded.counts[122],
    s.counts[123] + excluded.counts[123],
    s.counts[124] + excluded.counts[124],
    s.counts[125] + excluded.counts[125],
    s.counts[126] + excluded.counts[126],
    s.counts[127] + excluded.counts[127],
    s.counts[128] + excluded.counts[128],
    s.counts[129] + excluded.counts[129],
    s.counts[130] + excluded.counts[130],
    s.counts[131] + excluded.counts[131],
    s.counts[132] + excluded.counts[132],
    s.counts[133] + excluded.counts[133],
    s.counts[134] + excluded.counts[134],
    s.counts[135] + excluded.counts[135],
    s.counts[136] + excluded.counts[136],
    s.counts[137] + excluded.counts[137],
    s.counts[138] + excluded.counts[138],
    s.counts[139] + excluded.counts[139],
    s.counts[140] + excluded.counts[140],
    s.counts[141] + excluded.counts[141],
    s.counts[142] + excluded.counts[142],
    s.counts[143] + excluded.counts[143],
    s.counts[144] + excluded.counts[144],
    s.counts[145] + excluded.counts[145],
    s.counts[146] + excluded.counts[146],
    s.counts[147] + excluded.counts[147],
    s.counts[148] + excluded.counts[148],
    s.counts[149] + excluded.counts[149],
    s.counts[150] + excluded.counts[150],
    s.counts[151] + excluded.counts[151],
    s.counts[152] + excluded.counts[152],
    s.counts[153] + excluded.counts[153],
    s.counts[154] + excluded.counts[154],
    s.counts[155] + excluded.counts[155],
    s.counts[156] + excluded.counts[156],
    s.counts[157] + excluded.counts[157],
    s.counts[158] + excluded.counts[158],
    s.counts[159] + excluded.counts[159],
    s.counts[160] + excluded.counts[160]
  ]
$$;
