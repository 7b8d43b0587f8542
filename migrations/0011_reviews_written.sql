CREATE TABLE "review_networks" (
	"listing_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"day" date NOT NULL,
	"network" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_networks_listing_id_author_id_day_pk" PRIMARY KEY("listing_id","author_id","day")
);
--> statement-breakpoint
CREATE TABLE "review_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" DEFAULT uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "takes_reviews" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "review_networks" ADD CONSTRAINT "review_networks_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_networks" ADD CONSTRAINT "review_networks_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_networks" ADD CONSTRAINT "review_networks_day_review_salts_day_fk" FOREIGN KEY ("day") REFERENCES "public"."review_salts"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_networks_author_id_index" ON "review_networks" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "review_networks_day_index" ON "review_networks" USING btree ("day");--> statement-breakpoint
CREATE INDEX "reviews_author_id_created_at_id_index" ON "reviews" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_created_at_id_index" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_hidden_index" ON "reviews" USING btree ("created_at","id") WHERE status = 'hidden';--> statement-breakpoint
CREATE INDEX "reviews_paid_index" ON "reviews" USING btree ("listing_id","created_at","price_paid_cents") WHERE status = 'published' and price_paid_cents is not null;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_checks_check" CHECK ("reviews"."tripped_checks" <@ array['link', 'phone_number', 'same_network', 'rating_burst']);--> statement-breakpoint
update categories set takes_reviews = false where slug in ('family-doctors', 'health-checks', 'dentists', 'physiotherapists',
  'chiropractors', 'occupational-therapists', 'chinese-medicine', 'optometrists', 'private-nurses', 'vets');
--> statement-breakpoint
-- As before; the same telephone number is the same business too, and a statutory profession takes no reviews. An edit is
-- looked at again: the author may have become the owner's number since.
create or replace function refuse_own_review() returns trigger language plpgsql set search_path = public, pg_temp as $$
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
  -- The main category decides.
  if tg_op = 'INSERT' and not coalesce((select c.takes_reviews from listing_categories lc
    join categories c on c.id = lc.category_id where lc.listing_id = new.listing_id order by lc.position limit 1), true) then
    perform refuse('reviews_off');
  end if;
  return new;
end $$;
--> statement-breakpoint
create or replace trigger refuse_own_review before insert or update of author_id, listing_id, rating, body on reviews
  for each row when (new.author_id is not null) execute function refuse_own_review();
--> statement-breakpoint
-- A vote for a review of one's own counts nothing.
create function refuse_own_vote() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from reviews where id = new.review_id and author_id = new.user_id) then
    perform refuse('review_helpful_not_own');
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger refuse_own_vote before insert on review_helpful for each row execute function refuse_own_vote();
