-- Invariants that hold whatever the code does: limits, counters, change notifications, the search queue. Product rules
-- (e-mails, audit entries, referrals, the end of a plan) are in the services. A refused change raises SQLSTATE 23514 with
-- the name of the rule as constraint, which services read. Listings and profiles are locked FOR NO KEY UPDATE: these
-- locks conflict with each other, but not with the share locks of foreign keys on the same rows.

alter table rate_limits set unlogged;
--> statement-breakpoint
-- Notifications is a lower layer than accounts, so its table definition cannot reference profiles.
alter table notifications_outbox add constraint notifications_outbox_user_id_profiles_id_fk
  foreign key (user_id) references profiles (id) on delete cascade;
--> statement-breakpoint
-- Roles -------------------------------------------------------------------------------------------------------------

create function is_admin(user_id uuid) returns boolean language sql stable parallel safe as $$
  select exists (select from public.profiles p where p.id = user_id and p.role = 'admin' and p.is_active)
$$;
--> statement-breakpoint
create function add_admin_user(user_id uuid) returns void language plpgsql as $$
begin
  update public.profiles p set role = 'admin' where p.id = user_id;
  if not found then
    raise exception 'no profile %', user_id using errcode = 'no_data_found';
  end if;
end $$;
--> statement-breakpoint
create function refuse(rule text) returns void language plpgsql as $$
begin
  raise exception 'refused by %', rule using errcode = 'check_violation', constraint = rule;
end $$;
--> statement-breakpoint
-- The last active admin cannot be demoted, deactivated or deleted. The lock serializes these changes.
create function keep_an_admin() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('keep_an_admin'));
  if not exists (select from profiles where role = 'admin' and not coalesce(banned, false) and id <> old.id) then
    perform refuse('profiles_last_admin');
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger keep_an_admin_update before update of role, banned on profiles for each row
  when (old.role = 'admin' and not coalesce(old.banned, false) and (new.role <> 'admin' or coalesce(new.banned, false)))
  execute function keep_an_admin();
--> statement-breakpoint
create trigger keep_an_admin_delete before delete on profiles for each row
  when (old.role = 'admin' and not coalesce(old.banned, false)) execute function keep_an_admin();
--> statement-breakpoint
-- Erases what is about a member and no foreign key reaches. Kept: what the law asks for, refused privacy requests (four
-- years), open ones until they are answered, and the withdrawal of marketing consent (three years).
create function erase_member() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update review_reports set note = '' where reporter_id = old.id and note <> '';
  update listing_reports set note = '' where reporter_id = old.id and note <> '';
  delete from privacy_requests where user_id = old.id and status in ('answered', 'withdrawn');
  delete from consents where user_id = old.id and not (purpose = 'marketing' and withdrawn_at is not null);
  update consents set email = old.email where user_id = old.id;
  -- Others get e-mails that name a member only about confirmed ones; the scan is left out for the purge of the rest.
  if old.email_verified then
    delete from notifications_outbox
      where to_email = old.email or data ->> 'owner_name' = old.name or strpos(data::text, old.email) > 0;
    delete from verifications where strpos(value, old.id::text) > 0;
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger erase_member before delete on profiles for each row execute function erase_member();
--> statement-breakpoint
-- `name` is derived from first and last name, as fullName does (src/shared/person-name.ts): in Chinese the family name comes
-- first, without a space. A changed WhatsApp number is unverified.
create function complete_profile() returns trigger language plpgsql as $$
declare
  han constant text := '^[·\u2e80-\u2fdf\u3005\u3007\u3021-\u3029\u3038-\u303b\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+$';
begin
  if new.first_name <> '' or new.last_name <> '' then
    new.name := case
      when btrim(new.first_name) ~ han and btrim(new.last_name) ~ han then btrim(new.last_name) || btrim(new.first_name)
      else btrim(new.first_name || ' ' || new.last_name)
    end;
  end if;
  if tg_op = 'UPDATE' and new.whatsapp_number is distinct from old.whatsapp_number
    and new.whatsapp_verified_at is not distinct from old.whatsapp_verified_at then
    new.whatsapp_verified_at := null;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger complete_profile before insert or update on profiles for each row execute function complete_profile();
--> statement-breakpoint
create function end_sessions() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from sessions where user_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger end_sessions after update of banned on profiles for each row
  when (coalesce(new.banned, false)) execute function end_sessions();
--> statement-breakpoint
-- Plans and listings ------------------------------------------------------------------------------------------------

-- The member's plan: the highest of the active subscriptions, else free. It reads the status and not the clock: the
-- service that ends a subscription also rejects the listings above the lower limit, in the same transaction.
create function plan_of(user_id uuid) returns text language sql stable parallel safe as $$
  select coalesce(
    (select s.plan_key from public.subscriptions s join public.plans p on p.key = s.plan_key
      where s.user_id = plan_of.user_id and s.status = 'active' order by p.position desc limit 1), 'free')
$$;
--> statement-breakpoint
-- The plan's limit on pending and approved listings. Locking the owner's row serializes concurrent additions, so that the
-- second one counts what the first has committed. A missing plan has a limit of 1.
create function hold_to_plan() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  allowed integer;
begin
  perform from profiles where id = new.owner_id for no key update;
  select case when count(*) = 0 then 1 else max(max_listings) end into allowed from plans where key = plan_of(new.owner_id);
  if allowed is not null and allowed <= (
    select count(*) from listings where owner_id = new.owner_id and status in ('pending', 'approved') and id <> new.id
  ) then
    perform refuse('listings_plan_limit');
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger hold_to_plan_insert before insert on listings for each row
  when (new.owner_id is not null and new.status <> 'rejected') execute function hold_to_plan();
--> statement-breakpoint
create trigger hold_to_plan_update before update of status, owner_id on listings for each row
  when (new.owner_id is not null and new.status <> 'rejected'
    and (old.status = 'rejected' or new.owner_id is distinct from old.owner_id))
  execute function hold_to_plan();
--> statement-breakpoint
-- The only definition of what visitors may see.
create view public_listings as
  select l.id, l.listing_no,
    case when l.owner_id is not null then plan_of(l.owner_id) end as plan_key,
    case when o.whatsapp_verified_at is not null and o.whatsapp_number = l.whatsapp_number
      -- The inner select evaluates plan_of once instead of once per row of plans.
      and (select p.has_verified_badge from plans p where p.key = (select plan_of(l.owner_id)))
      then o.whatsapp_verified_at end as whatsapp_verified_at
  from listings l left join profiles o on o.id = l.owner_id
  where l.status = 'approved' and (l.owner_id is null or o.is_active);
--> statement-breakpoint
create function stay_decided() returns trigger language plpgsql as $$
begin
  if old.status = 'confirmed' and new.status = 'refunded' then
    return new;
  elsif old.status = 'pending' and new.status <> 'refunded' then
    -- As long as an admin may undo an own decision (shared/undo.ts).
    new.undoable_until := clock_timestamp() + interval '12 seconds';
  elsif new.status = 'pending' and old.status <> 'refunded' and clock_timestamp() <= old.undoable_until then
    new.undoable_until := null;
  else
    perform public.refuse('payments_decided_once');
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger stay_decided before update of status on payments for each row
  when (new.status <> old.status)
  execute function stay_decided();
--> statement-breakpoint
-- Nobody reviews their own business: neither as its owner nor with its telephone number. Categories of statutory
-- professions take no reviews. Edits are checked again, because the owner or the numbers may have changed.
create function refuse_own_review() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  listing record;
begin
  select owner_id, array[whatsapp_number, phone_number] as numbers into listing
  from listings where id = new.listing_id for no key update;
  if listing.owner_id = new.author_id or exists (
    select from profiles p where p.id = new.author_id and array[p.whatsapp_number, p.phone_number] && listing.numbers
  ) then
    perform refuse('reviews_not_own');
  end if;
  -- The main category is decisive.
  if tg_op = 'INSERT' and not coalesce((select c.takes_reviews from listing_categories lc
    join categories c on c.id = lc.category_id where lc.listing_id = new.listing_id order by lc.position limit 1), true) then
    perform refuse('reviews_off');
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger refuse_own_review before insert or update of author_id, listing_id, rating, body on reviews
  for each row when (new.author_id is not null) execute function refuse_own_review();
--> statement-breakpoint
create function refuse_owning_reviewed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from reviews where listing_id = new.id and author_id = new.owner_id) then
    perform refuse('reviews_not_own');
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger refuse_owning_reviewed before update of owner_id on listings for each row
  when (new.owner_id is distinct from old.owner_id) execute function refuse_owning_reviewed();
--> statement-breakpoint
create function refuse_claiming_reviewed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from reviews where listing_id = new.listing_id and author_id = new.claimant_id) then
    perform refuse('reviews_not_own');
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger refuse_claiming_reviewed before insert on listing_claims for each row
  execute function refuse_claiming_reviewed();
--> statement-breakpoint
-- Adds to the counters of listings (ratings, and how fast authors heard back), locking them in id order. A rating of 0 is
-- a hidden review.
create function count_reviews(listing_ids uuid[], ratings integer[], speeds text[], deltas integer[]) returns void
language sql set search_path = public, pg_temp as $$
  with change as (
    select listing_id, rating, case when rating > 0 then speed end as speed, sum(delta) as d
    from unnest(listing_ids, ratings, speeds, deltas) as c (listing_id, rating, speed, delta)
    group by 1, 2, 3 having sum(delta) <> 0
  ), per_listing as (
    select listing_id, coalesce(sum(d) filter (where rating = 0), 0) as d0,
      coalesce(sum(d) filter (where rating = 1), 0) as d1, coalesce(sum(d) filter (where rating = 2), 0) as d2,
      coalesce(sum(d) filter (where rating = 3), 0) as d3, coalesce(sum(d) filter (where rating = 4), 0) as d4,
      coalesce(sum(d) filter (where rating = 5), 0) as d5,
      coalesce(sum(d) filter (where speed = 'within_hour'), 0) as hour,
      coalesce(sum(d) filter (where speed = 'same_day'), 0) as day,
      coalesce(sum(d) filter (where speed = 'later'), 0) as later,
      coalesce(sum(d) filter (where speed = 'never'), 0) as never
    from change group by listing_id
  ), locked as materialized (
    select id from listings where id in (select listing_id from per_listing) order by id for no key update
  )
  update listings l set rating_1 = l.rating_1 + d1, rating_2 = l.rating_2 + d2, rating_3 = l.rating_3 + d3,
    rating_4 = l.rating_4 + d4, rating_5 = l.rating_5 + d5, removed_review_count = l.removed_review_count + d0,
    replied_hour = l.replied_hour + p.hour, replied_day = l.replied_day + p.day,
    replied_later = l.replied_later + p.later, replied_never = l.replied_never + p.never
  from per_listing p join locked on locked.id = p.listing_id where l.id = p.listing_id
$$;
--> statement-breakpoint
create function reviews_inserted() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform count_reviews(array_agg(listing_id), array_agg(counted_rating(status, rating)), array_agg(reply_speed), array_agg(1))
  from new_rows where status <> 'pending';
  return null;
end $$;
--> statement-breakpoint
create function reviews_updated() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform count_reviews(array_agg(listing_id), array_agg(counted_rating(status, rating)), array_agg(reply_speed), array_agg(delta)) from (
    select listing_id, status, rating, reply_speed, 1 as delta from new_rows where status <> 'pending'
    union all select listing_id, status, rating, reply_speed, -1 from old_rows where status <> 'pending') c;
  return null;
end $$;
--> statement-breakpoint
create function reviews_deleted() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform count_reviews(array_agg(listing_id), array_agg(counted_rating(status, rating)), array_agg(reply_speed), array_agg(-1))
  from old_rows where status <> 'pending';
  return null;
end $$;
--> statement-breakpoint
create trigger count_inserted after insert on reviews referencing new table as new_rows
  for each statement execute function reviews_inserted();
--> statement-breakpoint
create trigger count_updated after update on reviews referencing old table as old_rows new table as new_rows
  for each statement execute function reviews_updated();
--> statement-breakpoint
create trigger count_deleted after delete on reviews referencing old table as old_rows
  for each statement execute function reviews_deleted();
--> statement-breakpoint
create function helpful_voted() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update reviews r set helpful_count = helpful_count + v.n
  from (select review_id, count(*) as n from new_rows group by 1) v where r.id = v.review_id;
  return null;
end $$;
--> statement-breakpoint
create function helpful_withdrawn() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update reviews r set helpful_count = helpful_count - v.n
  from (select review_id, count(*) as n from old_rows group by 1) v where r.id = v.review_id;
  return null;
end $$;
--> statement-breakpoint
create trigger count_votes after insert on review_helpful referencing new table as new_rows
  for each statement execute function helpful_voted();
--> statement-breakpoint
create trigger uncount_votes after delete on review_helpful referencing old table as old_rows
  for each statement execute function helpful_withdrawn();
--> statement-breakpoint
-- Slugs, audit, times -----------------------------------------------------------------------------------------------

-- A former slug redirects to the entry for good, unless another entry takes it.
create function keep_old_slug() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    delete from slug_redirects where kind = tg_argv[0] and target_id = old.id;
    return null;
  end if;
  delete from slug_redirects where kind = tg_argv[0] and old_slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into slug_redirects (kind, old_slug, target_id) values (tg_argv[0], old.slug, new.id)
    on conflict (kind, old_slug) do update set target_id = excluded.target_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  t record;
begin
  for t in select * from (values ('listings', 'listing'), ('categories', 'category'), ('areas', 'area')) v (tbl, kind) loop
    execute format('create trigger keep_old_slug_change after insert or delete on %I for each row execute function keep_old_slug(%L)', t.tbl, t.kind);
    execute format('create trigger keep_old_slug_update after update of slug on %I for each row
      when (new.slug <> old.slug) execute function keep_old_slug(%L)', t.tbl, t.kind);
  end loop;
end $$;
--> statement-breakpoint
create function insert_only() returns trigger language plpgsql as $$
begin
  perform public.refuse('audit_log_insert_only');
  return null;
end $$;
--> statement-breakpoint
create trigger insert_only before update on audit_log for each row execute function insert_only();
--> statement-breakpoint
create trigger keep_two_years before delete on audit_log for each row
  when (old.created_at > now() - interval '2 years') execute function insert_only();
--> statement-breakpoint
create trigger no_truncate before truncate on audit_log for each statement execute function insert_only();
--> statement-breakpoint
create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
--> statement-breakpoint
do $$
declare
  t text;
begin
  for t in select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'updated_at' and table_name not in ('listings', 'reviews')
      and table_name in (select tablename from pg_tables where schemaname = 'public')
  loop
    execute format('create trigger touch_updated_at before update on %I for each row execute function touch_updated_at()', t);
  end loop;
end $$;
--> statement-breakpoint
-- Changes of counters are not edits of the listing.
create trigger touch_updated_at before update on listings for each row
  when ((old.rating_1, old.rating_2, old.rating_3, old.rating_4, old.rating_5, old.removed_review_count, old.view_count,
      old.replied_hour, old.replied_day, old.replied_later, old.replied_never)
    = (new.rating_1, new.rating_2, new.rating_3, new.rating_4, new.rating_5, new.removed_review_count, new.view_count,
      new.replied_hour, new.replied_day, new.replied_later, new.replied_never))
  execute function touch_updated_at();
--> statement-breakpoint
create trigger touch_updated_at before update on reviews for each row
  when (old.helpful_count = new.helpful_count) execute function touch_updated_at();
--> statement-breakpoint
-- Changes -----------------------------------------------------------------------------------------------------------

-- Notifies every process which table changed, once per transaction and table, so that caches drop what depends on it.
create function notify_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', tg_table_name);
  return null;
end $$;
--> statement-breakpoint
-- The same for tables of listings, with the ids of the listings: "reviews ID,ID". Without ids when there are more than
-- 100 (a payload holds 8,000 bytes) or the listing is gone; no notification when no row changed. The argument is the query
-- for the ids of `changed_rows`.
create function notify_listings_changed() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  row_count bigint;
  ids uuid[];
begin
  select count(*) into row_count from (select from changed_rows limit 1) c;
  if row_count = 0 then
    return null;
  end if;
  execute format('select array_agg(id) from (select distinct id from (%s) i limit 101) d', tg_argv[0]) into ids;
  if cardinality(ids) <= 100 then
    perform pg_notify('changed', tg_table_name || ' ' || array_to_string(ids, ','));
  else
    perform pg_notify('changed', tg_table_name);
  end if;
  return null;
end $$;
--> statement-breakpoint
create procedure notify_listings_of(t text, ids_query text) language plpgsql as $$
begin
  execute format('create trigger notify_changed_truncated after truncate on %I for each statement execute function notify_changed()', t);
  execute format('create trigger notify_changed_inserted after insert on %I referencing new table as changed_rows
    for each statement execute function notify_listings_changed(%L)', t, ids_query);
  execute format('create trigger notify_changed_updated after update on %I referencing new table as changed_rows
    for each statement execute function notify_listings_changed(%L)', t, ids_query);
  execute format('create trigger notify_changed_deleted after delete on %I referencing old table as changed_rows
    for each statement execute function notify_listings_changed(%L)', t, ids_query);
end $$;
--> statement-breakpoint
call notify_listings_of('listings', 'select id from changed_rows');
--> statement-breakpoint
call notify_listings_of('listing_categories', 'select listing_id as id from changed_rows');
--> statement-breakpoint
call notify_listings_of('listing_areas', 'select listing_id as id from changed_rows');
--> statement-breakpoint
call notify_listings_of('listing_photos', 'select listing_id as id from changed_rows');
--> statement-breakpoint
call notify_listings_of('reviews', 'select listing_id as id from changed_rows');
--> statement-breakpoint
call notify_listings_of('review_replies', 'select r.listing_id as id from changed_rows c join reviews r on r.id = c.review_id');
--> statement-breakpoint
do $$
declare
  t text;
begin
  foreach t in array array['app_settings', 'areas', 'categories', 'licence_kinds', 'slug_redirects', 'plans',
    'subscriptions']
  loop
    execute format('create trigger notify_changed after insert or update or delete or truncate on %I
      for each statement execute function notify_changed()', t);
  end loop;
end $$;
--> statement-breakpoint
-- Only the columns of a profile that public pages show; a sign-up changes no page.
create trigger notify_changed after update of first_name, last_name, banned, whatsapp_number, whatsapp_verified_at or delete
  on profiles for each statement execute function notify_changed();
--> statement-breakpoint
create function counted_rating(status text, rating integer) returns integer language sql immutable parallel safe as $$
  select case status when 'published' then rating when 'hidden' then 0 end
$$;
--> statement-breakpoint
-- The search index maintains these counts in every transaction; counting a million listings would take seconds.
create view category_counts as
  select c.id as category_id, s.counts[1] as listings
  from search_counts s join categories c on c.category_no = s.category
  where s.language = 0 and s.area = 0 and s.counts[1] > 0;
--> statement-breakpoint
create view area_counts as
  select a.id as area_id, s.counts[1] as listings
  from search_counts s join areas a on a.area_no = s.area
  where s.language = 0 and s.category = 0 and s.counts[1] > 0;
--> statement-breakpoint
-- Columns read for every hit stay in the row; text and lexemes move out of line, uncompressed, once the row exceeds 2 KB.
alter table listing_search
  alter name_en type text collate "C", alter name_zh type text collate "C",
  alter categories set storage plain, alter areas set storage plain, alter facets set storage plain,
  alter name_en set storage plain, alter name_zh set storage plain,
  alter doc set storage external, alter lex set storage external;
--> statement-breakpoint
alter table listing_search set (toast_tuple_target = 128);
--> statement-breakpoint
alter table search_words alter word type text collate "C";
--> statement-breakpoint
-- Free space in each page allows in-place (HOT) updates of counters.
alter table search_counts set (fillfactor = 80);
--> statement-breakpoint
alter table search_counts alter counts set storage plain;
--> statement-breakpoint
-- One per sort order. The index includes the filter bits, so that rows which do not pass a filter are never read.
create index listing_search_featured_index on listing_search (featured desc, listing_no desc) include (tags);
--> statement-breakpoint
create index listing_search_rating_index on listing_search (rating desc, listing_no desc) include (tags);
--> statement-breakpoint
create index listing_search_reviews_index on listing_search (reviews desc, listing_no desc) include (tags);
--> statement-breakpoint
-- What is open now is counted from this index alone. Facets of over 2,000 areas would not fit: Hong Kong has 200.
create index listing_search_hours_index on listing_search (hours_no) include (facets);
--> statement-breakpoint
-- Listings that may fill the paid places, with and without a category or area.
create index listing_search_paid_index on listing_search (listing_no) include (tags) where tags & 64 <> 0;
--> statement-breakpoint
create index listing_search_paid_places_index on listing_search using gin (categories, areas) with (fastupdate = off)
  where tags & 64 <> 0;
--> statement-breakpoint
-- Serializes writers of the index: they share the counters below, and two that locked the same counters in different
-- order would deadlock.
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
-- Generated from the filters: features/discovery/server/search/filter-sql.ts, whose test compares.
create function count_for_search(changes search_change[]) returns void language sql set search_path = public, pg_temp as $$
  with cells as (
    select l as language, c as category, a as area, tags & 191 as bits, sum(d) as d
    from unnest(changes) x, unnest(array_append(categories, 0)) c, unnest(array_append(areas, 0)) a, generate_series(0, 14) l
    where l = 0 or tags >> (l + 7) & 1 = 1
    group by 1, 2, 3, 4 having sum(d) <> 0
  ), sums as (
    select language, category, area, i,
      sum(case when bits & 3 >= i / 20 and bits >> 3 & 7 >= i / 4 % 5 and bits >> 7 & 1 >= i / 2 % 2 and bits >> 2 & 1 >= i % 2 then d else 0 end)::int as n
    from cells, generate_series(0, 79) i group by 1, 2, 3, 4
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
    -- Rows with the same places and filter values cancel out: a new text or rating average changes no counter.
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
-- Removes listings from the index in the transaction that hides them from visitors.
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
--> statement-breakpoint
call notify_listings_of('listing_search', 'select l.id from changed_rows c join listings l on l.listing_no = c.listing_no');
--> statement-breakpoint
drop procedure notify_listings_of;
--> statement-breakpoint
-- Median and quartiles, in HK cents, of the lowest prices of a category's public listings; no row for fewer than five.
-- Reads the newest thousand listings (ids increase with time), which is representative however large the category.
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
  -- In whole dollars, as prices are.
  select (100 * round(cents[1] / 100))::int, (100 * round(cents[2] / 100))::int, (100 * round(cents[3] / 100))::int
  from priced where n >= 5
$$;
--> statement-breakpoint
-- Wakes the workers on the channel "work", which is separate from "changed" so that queued jobs drop no cached page.
create function notify_work() returns trigger language plpgsql as $$
begin
  perform pg_notify('work', tg_table_name);
  return null;
end $$;
--> statement-breakpoint
create trigger notify_work after insert on jobs for each statement execute function notify_work();
--> statement-breakpoint
create trigger notify_work after insert on notifications_outbox for each statement execute function notify_work();
--> statement-breakpoint
create trigger notify_work after insert on webhook_deliveries for each statement execute function notify_work();
--> statement-breakpoint
-- Authors cannot vote for their own reviews.
create function refuse_own_vote() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from reviews where id = new.review_id and author_id = new.user_id) then
    perform refuse('review_helpful_not_own');
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger refuse_own_vote before insert on review_helpful for each row execute function refuse_own_vote();
--> statement-breakpoint
create function mark_stale(listing_ids uuid[]) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  insert into search_stale (listing_id) select distinct i from unnest(listing_ids) i where i is not null;
  if found then
    perform pg_notify('work', 'search_stale');
  end if;
end $$;
--> statement-breakpoint
-- Queues listings whose indexed columns changed (features/discovery/server/search/source.ts).
create function listings_stale() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform mark_stale(array(select id from new_rows where status = 'approved'));
  else
    perform mark_stale(array(
      select n.id from new_rows n join old_rows o on o.id = n.id
      where 'approved' in (n.status, o.status)
        and (n.status, n.owner_id, n.name_en, n.name_zh, n.summary_en, n.summary_zh, n.languages_spoken,
          n.description_en, n.description_zh, n.prices, n.takes_urgent_jobs, n.whatsapp_number, n.opening_hours,
          n.rating_1, n.rating_2, n.rating_3, n.rating_4, n.rating_5)
        is distinct from (o.status, o.owner_id, o.name_en, o.name_zh, o.summary_en, o.summary_zh, o.languages_spoken,
          o.description_en, o.description_zh, o.prices, o.takes_urgent_jobs, o.whatsapp_number, o.opening_hours,
          o.rating_1, o.rating_2, o.rating_3, o.rating_4, o.rating_5)));
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
-- Queues an owner's listings when a plan begins or ends, or the owner's status or verified number changes.
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
-- Queues the listings of all subscribers when a plan's terms that search shows change, or the order of plans.
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
-- A listing is indexed in its categories and their ancestors.
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
-- A listing is indexed in its areas, their ancestors, and everything inside a district or region that it serves.
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