-- A name as duplicates are looked for: lower case, letters and digits alone, without what companies are called besides.
create function plain_name(name text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    regexp_replace(lower(normalize(name, nfkc)), '(有限公司|公司|\m(limited|ltd|company|co|hk|hong kong)\M)', '', 'g'),
    '[^[:alnum:]]+', '', 'g')
$$;
--> statement-breakpoint
CREATE TABLE "listing_claims" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"listing_id" uuid NOT NULL,
	"claimant_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_claims_status_check" CHECK ("listing_claims"."status" in ('open', 'granted', 'refused')),
	CONSTRAINT "listing_claims_texts_check" CHECK (char_length("listing_claims"."note") <= 2000 and char_length("listing_claims"."reason") <= 2000),
	CONSTRAINT "listing_claims_decided_check" CHECK (("listing_claims"."status" = 'open') = ("listing_claims"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "listing_revisions" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_claimant_id_profiles_id_fk" FOREIGN KEY ("claimant_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_claims_one_open_index" ON "listing_claims" USING btree ("claimant_id","listing_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "listing_claims_one_granted_index" ON "listing_claims" USING btree ("listing_id") WHERE status = 'granted';--> statement-breakpoint
CREATE INDEX "listing_claims_listing_id_index" ON "listing_claims" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_claims_claimant_id_index" ON "listing_claims" USING btree ("claimant_id");--> statement-breakpoint
CREATE INDEX "listing_claims_status_created_at_id_index" ON "listing_claims" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "listing_claims_decided_by_index" ON "listing_claims" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "listings_phone_number_index" ON "listings" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "listings_plain_name_en_index" ON "listings" USING btree (plain_name(name_en) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "listings_plain_name_zh_index" ON "listings" USING btree (plain_name(name_zh) text_pattern_ops);
--> statement-breakpoint
create trigger touch_updated_at before update on listing_claims for each row execute function touch_updated_at();
--> statement-breakpoint
-- When a plan ends, listings beyond the limit of the plan below are turned down, the newest first; nothing is deleted.
-- The owner's row is taken first, as everyone does who adds a listing. A revision that waited is set aside: it says what
-- the owner wanted last, and goes on when the listing is resubmitted. The letter finds its words by the code.
create function turn_down_over_limit(member_id uuid) returns void language plpgsql set search_path = public, pg_temp as $$
declare
  member profiles;
  allowed integer;
begin
  select * into member from profiles where id = member_id for no key update;
  if not found then
    return;
  end if;
  select case when count(*) = 0 then 1 else max(max_listings) end into allowed from plans where key = plan_of(member_id);
  if allowed is null then
    return;
  end if;
  with over_limit as (
    select id, status from listings where owner_id = member_id and status in ('pending', 'approved')
    order by created_at desc, id desc
    limit greatest(0, (select count(*) from listings where owner_id = member_id and status in ('pending', 'approved')) - allowed)
  ), turned_down as (
    update listings l set status = 'rejected', rejection_code = 'plan_limit', rejection_reason = null
    from over_limit o where l.id = o.id returning l.id, o.status as before, coalesce(l.name_en, l.name_zh) as name
  ), set_aside as (
    update listing_revisions r set status = 'withdrawn', reason = 'plan_limit'
    from turned_down t where r.listing_id = t.id and r.status = 'pending'
  ), told as (
    insert into notifications_outbox (type, user_id, to_email, language, data)
    select 'listing_rejected', member.id, member.email, member.language, jsonb_build_object(
      'first_name', member.first_name, 'last_name', member.last_name, 'name', member.name, 'listing_name', name,
      'rejection_reason', '', 'rejection_code', 'plan_limit') from turned_down
  )
  insert into audit_log (action, subject_kind, subject_id, before, after)
  select 'listings.turnDown', 'listing', id::text, jsonb_build_object('status', before),
    jsonb_build_object('status', 'rejected', 'rejectionCode', 'plan_limit') from turned_down;
end $$;
--> statement-breakpoint
create function plan_ended() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform turn_down_over_limit(old.user_id);
  return null;
end $$;
--> statement-breakpoint
create trigger plan_ended_update after update of status, plan_key, user_id on subscriptions for each row
  when (old.status = 'active' and (new.status <> 'active' or new.plan_key <> old.plan_key or new.user_id <> old.user_id))
  execute function plan_ended();
--> statement-breakpoint
create trigger plan_ended_delete after delete on subscriptions for each row
  when (old.status = 'active') execute function plan_ended();
