CREATE TABLE "analytics_rollups" (
	"day" date PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_site_daily" (
	"day" date NOT NULL,
	"scope" text NOT NULL,
	"place_id" uuid NOT NULL,
	"views" integer NOT NULL,
	"contacts" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analytics_site_daily_day_scope_place_id_pk" PRIMARY KEY("day","scope","place_id"),
	CONSTRAINT "analytics_site_daily_scope_check" CHECK ("analytics_site_daily"."scope" in ('site', 'category', 'area'))
);
--> statement-breakpoint
CREATE TABLE "analytics_sources_daily" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analytics_sources_daily_listing_id_day_source_pk" PRIMARY KEY("listing_id","day","source"),
	CONSTRAINT "analytics_sources_daily_source_check" CHECK ("analytics_sources_daily"."source" in ('direct', 'site', 'search_engine', 'social', 'messenger', 'other'))
);
--> statement-breakpoint
CREATE TABLE "analytics_terms" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"term" text NOT NULL,
	"visitor" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analytics_terms_listing_id_day_term_visitor_pk" PRIMARY KEY("listing_id","day","term","visitor")
);
--> statement-breakpoint
CREATE TABLE "analytics_terms_daily" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"term" text NOT NULL,
	"visitors" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analytics_terms_daily_listing_id_day_term_pk" PRIMARY KEY("listing_id","day","term")
);
--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "analytics_sources_daily" ADD CONSTRAINT "analytics_sources_daily_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_terms" ADD CONSTRAINT "analytics_terms_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_terms_daily" ADD CONSTRAINT "analytics_terms_daily_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_terms_day_index" ON "analytics_terms" USING btree ("day");--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_source_check" CHECK ("analytics_events"."source" in ('direct', 'site', 'search_engine', 'social', 'messenger', 'other'));