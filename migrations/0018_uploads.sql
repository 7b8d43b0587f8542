CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"owner_id" uuid,
	"kind" text NOT NULL,
	"variants" jsonb NOT NULL,
	"blur" text NOT NULL,
	"attached_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_kind_check" CHECK ("uploads"."kind" in ('listing_photo', 'review_photo', 'payment_proof')),
	CONSTRAINT "uploads_variants_check" CHECK (jsonb_typeof("uploads"."variants") = 'array' and "uploads"."variants" <> '[]')
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "proof_upload_id" uuid;--> statement-breakpoint
ALTER TABLE "listing_photos" ADD COLUMN "upload_id" uuid;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_owner_id_index" ON "uploads" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_proof_upload_id_uploads_id_fk" FOREIGN KEY ("proof_upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_photos" ADD CONSTRAINT "listing_photos_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_proof_upload_id_index" ON "payments" USING btree ("proof_upload_id");--> statement-breakpoint
CREATE INDEX "listing_photos_upload_id_index" ON "listing_photos" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "reviews_pictured_index" ON "reviews" USING btree ("id") WHERE photos <> '[]';--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "proof_key";--> statement-breakpoint
create trigger touch_updated_at before update on uploads for each row execute function touch_updated_at();
