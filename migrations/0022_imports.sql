CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"row_no" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"outcome" text,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_rows_import_id_place_pk" PRIMARY KEY("import_id","place"),
	CONSTRAINT "import_rows_outcome_check" CHECK ("import_rows"."outcome" in ('good', 'faulty', 'created', 'updated', 'unchanged'))
);
--> statement-breakpoint
CREATE TABLE "imported_listings" (
	"external_id" text PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_listings_listing_id_unique" UNIQUE("listing_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_by" uuid,
	"file_name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"state" text DEFAULT 'mapping' NOT NULL,
	"row_count" integer NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_state_check" CHECK ("imports"."state" in ('mapping', 'checking', 'checked', 'importing', 'done', 'stopped')),
	CONSTRAINT "imports_done_check" CHECK ("imports"."done_rows" between 0 and "imports"."row_count")
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_listings" ADD CONSTRAINT "imported_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_outcome_index" ON "import_rows" USING btree ("import_id","outcome","place");--> statement-breakpoint
CREATE INDEX "imports_created_by_index" ON "imports" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "imports_created_at_id_index" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
create trigger touch_updated_at before update on imports for each row execute function touch_updated_at();
