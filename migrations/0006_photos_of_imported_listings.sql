CREATE TABLE "imported_photos" (
	"listing_id" uuid NOT NULL,
	"source" text NOT NULL,
	"upload_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_photos_listing_id_source_pk" PRIMARY KEY("listing_id","source")
);
--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_state_check";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "photo_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "photo_rows_done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_photos" ADD CONSTRAINT "imported_photos_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_photos" ADD CONSTRAINT "imported_photos_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_photos_upload_id_index" ON "imported_photos" USING btree ("upload_id");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_state_check" CHECK ("imports"."state" in ('mapping', 'checking', 'checked', 'importing', 'photos', 'done', 'stopped'));