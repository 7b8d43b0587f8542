-- The tables that requests write come last: they are locked until all is done.
CREATE INDEX "analytics_sources_daily_day_index" ON "analytics_sources_daily" USING btree ("day");--> statement-breakpoint
CREATE INDEX "analytics_terms_daily_day_index" ON "analytics_terms_daily" USING btree ("day");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_queue_index" ON "webhook_deliveries" USING btree ("webhook_id","next_attempt_at") WHERE status = 'queued';--> statement-breakpoint
DROP INDEX "webhook_deliveries_due_index";--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "rests_until" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications_outbox" ADD COLUMN "about_user_id" uuid;--> statement-breakpoint
CREATE INDEX "notifications_outbox_about_user_id_index" ON "notifications_outbox" USING btree ("about_user_id");--> statement-breakpoint
CREATE INDEX "notifications_outbox_owner_name_index" ON "notifications_outbox" USING btree ((data ->> 'owner_name')) WHERE type = 'listing_submitted' and about_user_id is null;--> statement-breakpoint
alter table notifications_outbox add constraint notifications_outbox_about_user_id_profiles_id_fk
  foreign key (about_user_id) references profiles (id) on delete cascade;
--> statement-breakpoint
-- Erases what is about a member and no foreign key reaches, without reading the e-mails of others. Kept: what the law asks
-- for, refused privacy requests (four years), open ones until they are answered, and the withdrawal of marketing consent
-- (three years).
create or replace function erase_member() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update review_reports set note = '' where reporter_id = old.id and note <> '';
  update listing_reports set note = '' where reporter_id = old.id and note <> '';
  delete from privacy_requests where user_id = old.id and status in ('answered', 'withdrawn');
  delete from consents where user_id = old.id and not (purpose = 'marketing' and withdrawn_at is not null);
  update consents set email = old.email where user_id = old.id;
  -- An address that was never confirmed may be somebody else's.
  if old.email_verified then
    delete from notifications_outbox where to_email = old.email;
    -- E-mails from before `about_user_id`.
    delete from notifications_outbox
      where type = 'listing_submitted' and about_user_id is null and data ->> 'owner_name' = old.name;
    delete from verifications where strpos(value, old.id::text) > 0;
  end if;
  return old;
end $$;
--> statement-breakpoint
-- Takes the words of removed rows off `search_words`, whoever removes them; words as spellingWords finds them
-- (features/discovery/server/search/tokenizer.ts).
create function uncount_words() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update search_words s set listings = s.listings - removed.count
    from (
      select word, count(distinct listing_no)::int as count from old_rows, regexp_split_to_table(doc, '[^a-z0-9]+') word
      where word ~ '^[a-z]{3,24}$' group by word
    ) removed where s.word = removed.word;
  delete from search_words where listings <= 0;
  return null;
end $$;
--> statement-breakpoint
create trigger uncount_words after delete on listing_search referencing old table as old_rows
  for each statement execute function uncount_words();
