CREATE TABLE "search_stale" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_stale_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_stale_listing_id_index" ON "search_stale" USING btree ("listing_id");--> statement-breakpoint
create function mark_stale(listing_ids uuid[]) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  insert into search_stale (listing_id) select distinct i from unnest(listing_ids) i where i is not null;
  if found then
    perform pg_notify('work', 'search_stale');
  end if;
end $$;
--> statement-breakpoint
-- Of a listing what the search reads (features/discovery/server/search/source.ts); views and edits of the rest count nothing.
create function listings_stale() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform mark_stale(array(select id from new_rows where status = 'approved'));
  else
    perform mark_stale(array(
      select n.id from new_rows n join old_rows o on o.id = n.id
      where 'approved' in (n.status, o.status)
        and (n.status, n.owner_id, n.whatsapp_number, n.name_en, n.name_zh, n.summary_en, n.summary_zh, n.description_en,
          n.description_zh, n.prices, n.languages_spoken, n.rating_1, n.rating_2, n.rating_3, n.rating_4, n.rating_5)
        is distinct from (o.status, o.owner_id, o.whatsapp_number, o.name_en, o.name_zh, o.summary_en, o.summary_zh,
          o.description_en, o.description_zh, o.prices, o.languages_spoken, o.rating_1, o.rating_2, o.rating_3, o.rating_4,
          o.rating_5)));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger stale_inserted after insert on listings referencing new table as new_rows
  for each statement execute function listings_stale();
--> statement-breakpoint
create trigger stale_updated after update on listings referencing old table as old_rows new table as new_rows
  for each statement execute function listings_stale();
--> statement-breakpoint
create function places_stale() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform mark_stale(array(select listing_id from new_rows));
  elsif tg_op = 'DELETE' then
    perform mark_stale(array(select o.listing_id from old_rows o join listings l on l.id = o.listing_id));
  else
    perform mark_stale(array(select listing_id from new_rows union select listing_id from old_rows));
  end if;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  t text;
begin
  foreach t in array array['listing_categories', 'listing_areas'] loop
    execute format('create trigger stale_inserted after insert on %I referencing new table as new_rows
      for each statement execute function places_stale()', t);
    execute format('create trigger stale_updated after update on %I referencing old table as old_rows new table as new_rows
      for each statement execute function places_stale()', t);
    execute format('create trigger stale_deleted after delete on %I referencing old table as old_rows
      for each statement execute function places_stale()', t);
  end loop;
end $$;
--> statement-breakpoint
create function mark_stale_of(owner_ids uuid[]) returns void language sql set search_path = public, pg_temp as $$
  select mark_stale(array(select id from listings where owner_id = any(owner_ids) and status = 'approved'))
$$;
--> statement-breakpoint
-- A plan begins or ends; the owner is deactivated or comes back; their number is another one, proved or not.
create function owner_stale() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'profiles' then
    perform mark_stale_of(array[new.id]);
  elsif tg_op = 'DELETE' then
    perform mark_stale_of(array[old.user_id]);
  elsif tg_op = 'INSERT' then
    perform mark_stale_of(array[new.user_id]);
  else
    perform mark_stale_of(array[old.user_id, new.user_id]);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger stale after insert or update or delete on subscriptions for each row execute function owner_stale();
--> statement-breakpoint
create trigger stale after update of banned, whatsapp_number, whatsapp_verified_at on profiles for each row
  when ((new.banned, new.whatsapp_number, new.whatsapp_verified_at)
    is distinct from (old.banned, old.whatsapp_number, old.whatsapp_verified_at))
  execute function owner_stale();
--> statement-breakpoint
-- What a plan gives is seen on the listings of all its members (everybody's, when the order of plans changes).
create function plan_stale() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform mark_stale_of(array(select user_id from subscriptions where status = 'active'));
  return null;
end $$;
--> statement-breakpoint
create trigger stale after update of has_priority_placement, has_verified_badge, position on plans for each row
  when ((new.has_priority_placement, new.has_verified_badge, new.position)
    is distinct from (old.has_priority_placement, old.has_verified_badge, old.position))
  execute function plan_stale();
--> statement-breakpoint
-- A listing stands in its categories and what is above them.
create function category_stale() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform mark_stale(array(
    with recursive inside (id) as (
      select new.id union select c.id from categories c join inside on c.parent_id = inside.id)
    select lc.listing_id from listing_categories lc join inside on inside.id = lc.category_id));
  return null;
end $$;
--> statement-breakpoint
create trigger stale after update of parent_id on categories for each row
  when (new.parent_id is distinct from old.parent_id) execute function category_stale();
--> statement-breakpoint
-- A listing serves its areas, what they lie in, and everything inside a district or region that it serves as a whole.
create function area_stale() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  moved uuid := case when tg_op = 'DELETE' then null else new.id end;
  parents uuid[] := case tg_op when 'INSERT' then array[new.parent_id] when 'DELETE' then array[old.parent_id]
    else array[old.parent_id, new.parent_id] end;
begin
  perform mark_stale(array(
    with recursive inside (id) as (
      select moved union select a.id from areas a join inside on a.parent_id = inside.id
    ), above (id) as (
      select unnest(parents) union select a.parent_id from areas a join above on a.id = above.id
    )
    select la.listing_id from listing_areas la where la.area_id in (select id from inside union select id from above)));
  return null;
end $$;
--> statement-breakpoint
create trigger stale_placed after insert or delete on areas for each row execute function area_stale();
--> statement-breakpoint
create trigger stale_moved after update of parent_id on areas for each row
  when (new.parent_id is distinct from old.parent_id) execute function area_stale();
