CREATE TABLE "report_appeals" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"review_id" uuid,
	"listing_id" uuid,
	"appellant_id" uuid NOT NULL,
	"note" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_appeals_one_per_review" UNIQUE("appellant_id","review_id"),
	CONSTRAINT "report_appeals_one_per_listing" UNIQUE("appellant_id","listing_id"),
	CONSTRAINT "report_appeals_subject_check" CHECK (num_nonnulls("report_appeals"."review_id", "report_appeals"."listing_id") = 1),
	CONSTRAINT "report_appeals_status_check" CHECK ("report_appeals"."status" in ('open', 'granted', 'refused')),
	CONSTRAINT "report_appeals_note_check" CHECK (char_length("report_appeals"."note") between 1 and 2000),
	CONSTRAINT "report_appeals_answer_check" CHECK (char_length("report_appeals"."answer") <= 1000),
	CONSTRAINT "report_appeals_decided_check" CHECK (("report_appeals"."status" = 'open') = ("report_appeals"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "listing_reports" ADD COLUMN "subject_before" text;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "hid_at_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "subject_before" text;--> statement-breakpoint
ALTER TABLE "report_appeals" ADD CONSTRAINT "report_appeals_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_appeals" ADD CONSTRAINT "report_appeals_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_appeals" ADD CONSTRAINT "report_appeals_appellant_id_profiles_id_fk" FOREIGN KEY ("appellant_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_appeals" ADD CONSTRAINT "report_appeals_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_appeals_review_id_index" ON "report_appeals" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "report_appeals_listing_id_index" ON "report_appeals" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "report_appeals_decided_by_index" ON "report_appeals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "report_appeals_open_index" ON "report_appeals" USING btree ("created_at","id") WHERE status = 'open';--> statement-breakpoint
create trigger touch_updated_at before update on report_appeals for each row execute function touch_updated_at();
