CREATE TABLE "reference_rows" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"target" text NOT NULL,
	"loaded" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reference_rows_kind_key_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "reference_rows_kind_check" CHECK ("reference_rows"."kind" in ('area', 'category', 'licence'))
);
--> statement-breakpoint
ALTER TABLE "areas" DROP COLUMN "loaded";--> statement-breakpoint
ALTER TABLE "categories" DROP COLUMN "loaded";--> statement-breakpoint
ALTER TABLE "licence_kinds" DROP COLUMN "loaded";--> statement-breakpoint
create trigger touch_updated_at before update on reference_rows for each row execute function touch_updated_at();
