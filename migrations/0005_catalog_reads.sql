-- What the catalogue says of the listings in it. It lies below the listings and reads them through these alone.

-- Public listings per category; a group counts each listing of its categories once.
create view category_counts as
  select category_id, count(*)::int as listings from (
    select lc.listing_id, lc.category_id from listing_categories lc join public_listings l on l.id = lc.listing_id
    union
    select lc.listing_id, c.parent_id from listing_categories lc join public_listings l on l.id = lc.listing_id
      join categories c on c.id = lc.category_id and c.parent_id is not null
  ) placed group by category_id;
--> statement-breakpoint
-- Public listings per area; districts and regions count each listing within them once.
create view area_counts as
  select area_id, count(*)::int as listings from (
    select distinct la.listing_id, place.area_id
    from listing_areas la join public_listings l on l.id = la.listing_id
      join areas a on a.id = la.area_id
      left join areas above on above.id = a.parent_id
      cross join lateral (values (a.id), (above.id), (above.parent_id)) place (area_id)
    where place.area_id is not null
  ) served group by area_id;
--> statement-breakpoint
-- Median and quartiles, in HK cents, of the lowest prices of the public listings in these categories; no row under five.
create function typical_price(category_ids uuid[]) returns table (median_cents integer, low_cents integer, high_cents integer)
language sql stable set search_path = public, pg_temp as $$
  with priced as (
    select distinct l.id, l.lowest_price_cents as cents
    from listing_categories lc join public_listings p on p.id = lc.listing_id join listings l on l.id = p.id
    where lc.category_id = any (category_ids) and l.lowest_price_cents is not null
  ), at as (
    select percentile_cont(array[0.5, 0.25, 0.75]) within group (order by cents) as cents, count(*) as n from priced
  )
  select round(cents[1])::int, round(cents[2])::int, round(cents[3])::int from at where n >= 5
$$;
