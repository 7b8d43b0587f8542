-- Rules that hold whatever the code does. A refused change names its rule as a constraint (SQLSTATE 23514), so that
-- services can tell which one it was. Locks on listings and profiles are FOR NO KEY UPDATE: strong enough to queue
-- behind one another, weak enough not to wait for the share locks that foreign keys take on the same rows.

alter table rate_limits set unlogged;
--> statement-breakpoint
-- These two rooms lie below accounts, so their tables cannot name it.
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
-- Once there is an active admin there is always one: demotions, deactivations and deletions of admins queue here.
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
-- The full name follows first and last name; a new number is an unproved one.
create function complete_profile() returns trigger language plpgsql as $$
begin
  if new.first_name <> '' or new.last_name <> '' then
    new.name := btrim(new.first_name || ' ' || new.last_name);
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

-- The member's plan: the highest of the active subscriptions, else free. It looks at the status alone, never at the
-- clock: the job that ends a subscription also turns down the listings above the lower limit, in one transaction.
create function plan_of(user_id uuid) returns text language sql stable parallel safe as $$
  select coalesce(
    (select s.plan_key from public.subscriptions s join public.plans p on p.key = s.plan_key
      where s.user_id = plan_of.user_id and s.status = 'active' order by p.position desc limit 1), 'free')
$$;
--> statement-breakpoint
-- The limit on listings that are pending or approved. Everyone who adds one to an owner first takes the owner's row:
-- whoever comes second waits, then counts what the first has committed. A plan that is missing counts as a limit of 1.
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
-- The one definition of what visitors may see.
create view public_listings as
  select l.id, l.listing_no,
    case when l.owner_id is not null then plan_of(l.owner_id) end as plan_key,
    case when o.whatsapp_verified_at is not null and o.whatsapp_number = l.whatsapp_number
      -- The inner select asks for the plan once, not once per row of plans.
      and (select p.has_verified_badge from plans p where p.key = (select plan_of(l.owner_id)))
      then o.whatsapp_verified_at end as whatsapp_verified_at
  from listings l left join profiles o on o.id = l.owner_id
  where l.status = 'approved' and (l.owner_id is null or o.is_active);
--> statement-breakpoint
create function stay_decided() returns trigger language plpgsql as $$
begin
  perform public.refuse('payments_decided_once');
  return null;
end $$;
--> statement-breakpoint
create trigger stay_decided before update of status on payments for each row
  when (old.status <> 'pending' and new.status <> old.status) execute function stay_decided();
--> statement-breakpoint

-- Reviews -----------------------------------------------------------------------------------------------------------

-- Nobody reviews a listing of their own, whichever comes first, the review or the ownership.
create function refuse_own_review() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (select owner_id from listings where id = new.listing_id for no key update) = new.author_id then
    perform refuse('reviews_not_own');
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger refuse_own_review before insert or update of author_id, listing_id on reviews for each row
  when (new.author_id is not null) execute function refuse_own_review();
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
-- Adds to and takes from the counts by stars: never an average computed beside other writers. One statement for any
-- number of reviews; listings are locked in order of id, so that two such statements cannot block each other.
create function count_reviews(listing_ids uuid[], ratings integer[], deltas integer[]) returns void
language sql set search_path = public, pg_temp as $$
  with change as (
    select listing_id,
      sum(delta) filter (where rating = 1) as d1, sum(delta) filter (where rating = 2) as d2,
      sum(delta) filter (where rating = 3) as d3, sum(delta) filter (where rating = 4) as d4,
      sum(delta) filter (where rating = 5) as d5
    from unnest(listing_ids, ratings, deltas) as c (listing_id, rating, delta)
    group by listing_id, rating having sum(delta) <> 0
  ), per_listing as (
    select listing_id, coalesce(sum(d1), 0) as d1, coalesce(sum(d2), 0) as d2, coalesce(sum(d3), 0) as d3,
      coalesce(sum(d4), 0) as d4, coalesce(sum(d5), 0) as d5
    from change group by listing_id
  ), locked as materialized (
    select id from listings where id in (select listing_id from per_listing) order by id for no key update
  )
  update listings l set rating_1 = l.rating_1 + d1, rating_2 = l.rating_2 + d2, rating_3 = l.rating_3 + d3,
    rating_4 = l.rating_4 + d4, rating_5 = l.rating_5 + d5
  from per_listing p join locked on locked.id = p.listing_id where l.id = p.listing_id
$$;
--> statement-breakpoint
create function reviews_inserted() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform count_reviews(array_agg(listing_id), array_agg(rating), array_agg(1)) from new_rows where status = 'published';
  return null;
end $$;
--> statement-breakpoint
create function reviews_updated() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform count_reviews(array_agg(listing_id), array_agg(rating), array_agg(delta)) from (
    select listing_id, rating, 1 as delta from new_rows where status = 'published'
    union all select listing_id, rating, -1 from old_rows where status = 'published') c;
  return null;
end $$;
--> statement-breakpoint
create function reviews_deleted() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform count_reviews(array_agg(listing_id), array_agg(rating), array_agg(-1)) from old_rows where status = 'published';
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

-- An old slug leads to the new one for good, unless it becomes somebody's slug again.
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
-- Counts are no edit: a listing or review that was merely rated, seen or found helpful keeps its time.
create trigger touch_updated_at before update on listings for each row
  when ((old.rating_1, old.rating_2, old.rating_3, old.rating_4, old.rating_5, old.view_count)
    = (new.rating_1, new.rating_2, new.rating_3, new.rating_4, new.rating_5, new.view_count))
  execute function touch_updated_at();
--> statement-breakpoint
create trigger touch_updated_at before update on reviews for each row
  when (old.helpful_count = new.helpful_count) execute function touch_updated_at();
--> statement-breakpoint

-- Changes -----------------------------------------------------------------------------------------------------------

-- Tells every process which table changed, once a transaction and table; caches drop what rests on it.
create function notify_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', tg_table_name);
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  t text;
begin
  foreach t in array array['app_settings', 'areas', 'categories', 'licence_kinds', 'slug_redirects', 'plans',
    'subscriptions', 'listings', 'listing_categories', 'listing_areas', 'listing_photos', 'reviews', 'review_replies']
  loop
    execute format('create trigger notify_changed after insert or update or delete or truncate on %I
      for each statement execute function notify_changed()', t);
  end loop;
end $$;
--> statement-breakpoint
-- Of a profile only what stands on public pages; a sign-up changes none of them.
create trigger notify_changed after update of first_name, last_name, banned, whatsapp_number, whatsapp_verified_at or delete
  on profiles for each statement execute function notify_changed();
