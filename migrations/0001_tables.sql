CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"feature" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "decisions_subject_kind_subject_id_pk" PRIMARY KEY("subject_kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"name" text NOT NULL,
	"data" jsonb,
	"key" text,
	"due_at" timestamp with time zone,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_state_check" CHECK ("jobs"."state" in ('waiting', 'running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_provider_id_account_id_unique" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "bans" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"value" text NOT NULL,
	"reason" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bans_value_unique" UNIQUE("value"),
	CONSTRAINT "bans_value_check" CHECK ("bans"."value" = lower("bans"."value") and char_length("bans"."value") <= 254),
	CONSTRAINT "bans_reason_check" CHECK ("bans"."reason" <> '' and char_length("bans"."reason") <= 500),
	CONSTRAINT "bans_end_check" CHECK ("bans"."ends_at" > "bans"."created_at")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid,
	"email" text,
	"purpose" text NOT NULL,
	"wording_version" text NOT NULL,
	"language" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_purpose_check" CHECK ("consents"."purpose" in ('terms', 'privacy', 'marketing')),
	CONSTRAINT "consents_language_check" CHECK ("consents"."language" in ('en', 'zh-Hant', 'zh-Hans'))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "passkeys_name_check" CHECK (char_length("passkeys"."name") <= 80)
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"avatar_url" text,
	"whatsapp_number" text,
	"whatsapp_verified_at" timestamp with time zone,
	"phone_number" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"banned" boolean DEFAULT false,
	"ban_reason" text,
	"ban_expires" timestamp with time zone,
	"is_active" boolean GENERATED ALWAYS AS (not coalesce(banned, false)) STORED NOT NULL,
	"referral_code" text DEFAULT short_code() NOT NULL,
	"referred_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_email_unique" UNIQUE("email"),
	CONSTRAINT "profiles_referral_code_unique" UNIQUE("referral_code"),
	CONSTRAINT "profiles_role_check" CHECK ("profiles"."role" in ('member', 'admin')),
	CONSTRAINT "profiles_language_check" CHECK ("profiles"."language" in ('en', 'zh-Hant', 'zh-Hans')),
	CONSTRAINT "profiles_email_check" CHECK ("profiles"."email" = lower("profiles"."email") and "profiles"."email" like '%_@_%' and char_length("profiles"."email") <= 254),
	CONSTRAINT "profiles_names_check" CHECK (char_length("profiles"."first_name") <= 80 and char_length("profiles"."last_name") <= 80),
	CONSTRAINT "profiles_whatsapp_check" CHECK ("profiles"."whatsapp_number" ~ '^[+][1-9][0-9]{6,14}$'),
	CONSTRAINT "profiles_phone_check" CHECK ("profiles"."phone_number" ~ '^[+][1-9][0-9]{6,14}$'),
	CONSTRAINT "profiles_verified_number_check" CHECK ("profiles"."whatsapp_verified_at" is null or "profiles"."whatsapp_number" is not null)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"password_at" timestamp with time zone,
	"second_factor_at" timestamp with time zone,
	"impersonated_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"recovery_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_code" text,
	"last_code_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "two_factors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whatsapp_verifications" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"number" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "whatsapp_verifications_number_check" CHECK ("whatsapp_verifications"."number" ~ '^[+][1-9][0-9]{6,14}$'),
	CONSTRAINT "whatsapp_verifications_tries_check" CHECK ("whatsapp_verifications"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "analytics_daily" (
	"listing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"visitors" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analytics_daily_listing_id_kind_day_pk" PRIMARY KEY("listing_id","kind","day"),
	CONSTRAINT "analytics_daily_kind_check" CHECK ("analytics_daily"."kind" in ('view', 'whatsapp_click', 'call_click', 'website_click', 'share', 'favorite', 'search_impression')),
	CONSTRAINT "analytics_daily_counts_check" CHECK ("analytics_daily"."count" >= 0 and "analytics_daily"."visitors" between 0 and "analytics_daily"."count")
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"listing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"visitor" "bytea" NOT NULL,
	"source" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analytics_events_kind_check" CHECK ("analytics_events"."kind" in ('view', 'whatsapp_click', 'call_click', 'website_click', 'share', 'favorite', 'search_impression')),
	CONSTRAINT "analytics_events_source_check" CHECK ("analytics_events"."source" in ('direct', 'site', 'search_engine', 'social', 'messenger', 'other'))
);
--> statement-breakpoint
CREATE TABLE "analytics_rollups" (
	"day" date PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" DEFAULT uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) NOT NULL,
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
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid,
	"plan_key" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"billing" text NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"transaction_id" text,
	"payer_note" text,
	"proof_upload_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"bank_reference" text,
	"covers_from" timestamp with time zone,
	"covers_until" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"undoable_until" timestamp with time zone,
	"reason" text,
	"refunded_cents" integer,
	"refund_reference" text,
	"refund_reason" text,
	"refunded_by" uuid,
	"refunded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payments_method_check" CHECK ("payments"."method" in ('fps', 'payme')),
	CONSTRAINT "payments_status_check" CHECK ("payments"."status" in ('pending', 'confirmed', 'rejected', 'withdrawn', 'refunded')),
	CONSTRAINT "payments_billing_check" CHECK ("payments"."billing" in ('one_time', 'monthly')),
	CONSTRAINT "payments_confirmed_check" CHECK ("payments"."status" not in ('confirmed', 'refunded') or ("payments"."bank_reference" is not null and "payments"."covers_from" is not null)),
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount_cents" > 0),
	CONSTRAINT "payments_texts_check" CHECK (char_length("payments"."transaction_id") <= 100 and char_length("payments"."payer_note") <= 500 and char_length("payments"."reason") <= 1000
        and char_length("payments"."bank_reference") <= 100 and char_length("payments"."refund_reference") <= 100 and char_length("payments"."refund_reason") <= 1000),
	CONSTRAINT "payments_decided_check" CHECK (("payments"."status" in ('confirmed', 'rejected', 'refunded')) = ("payments"."decided_at" is not null)),
	CONSTRAINT "payments_refund_check" CHECK (num_nonnulls("payments"."refunded_cents", "payments"."refund_reference", "payments"."refund_reason", "payments"."refunded_at")
        = case when "payments"."status" = 'refunded' then 4 else 0 end
        and "payments"."refunded_cents" between 1 and "payments"."amount_cents"),
	CONSTRAINT "payments_reason_check" CHECK ("payments"."status" <> 'rejected' or "payments"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "plan_limit_changes" (
	"plan_key" text PRIMARY KEY NOT NULL,
	"max_listings" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_limit_changes_limit_check" CHECK ("plan_limit_changes"."max_listings" > 0)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"billing" text NOT NULL,
	"max_listings" integer,
	"max_categories" integer NOT NULL,
	"max_areas" integer,
	"max_photos" integer NOT NULL,
	"has_verified_badge" boolean NOT NULL,
	"has_analytics" boolean NOT NULL,
	"has_enhanced_profile" boolean NOT NULL,
	"has_priority_placement" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plans_position_unique" UNIQUE("position"),
	CONSTRAINT "plans_key_check" CHECK ("plans"."key" in ('free', 'whatsapp_verified', 'premium')),
	CONSTRAINT "plans_billing_check" CHECK ("plans"."billing" in ('free', 'one_time', 'monthly')),
	CONSTRAINT "plans_price_check" CHECK ("plans"."price_cents" >= 0 and ("plans"."billing" = 'free') = ("plans"."price_cents" = 0)),
	CONSTRAINT "plans_limits_check" CHECK ("plans"."max_listings" > 0 and "plans"."max_categories" > 0 and "plans"."max_areas" > 0 and "plans"."max_photos" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_key" text NOT NULL,
	"payment_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "subscriptions_status_check" CHECK ("subscriptions"."status" in ('active', 'ended')),
	CONSTRAINT "subscriptions_span_check" CHECK ("subscriptions"."ends_at" > "subscriptions"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"area_no" integer GENERATED ALWAYS AS IDENTITY (sequence name "areas_area_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"parent_id" uuid,
	"kind" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh_hant" text NOT NULL,
	"name_zh_hans" text NOT NULL,
	"synonyms_en" text[] DEFAULT '{}' NOT NULL,
	"synonyms_zh_hant" text[] DEFAULT '{}' NOT NULL,
	"synonyms_zh_hans" text[] DEFAULT '{}' NOT NULL,
	"icon" text DEFAULT 'map-pin' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "areas_area_no_unique" UNIQUE("area_no"),
	CONSTRAINT "areas_slug_unique" UNIQUE("slug"),
	CONSTRAINT "areas_kind_check" CHECK ("areas"."kind" in ('region', 'district', 'area')),
	CONSTRAINT "areas_root_check" CHECK (("areas"."kind" = 'region') = ("areas"."parent_id" is null)),
	CONSTRAINT "areas_slug_check" CHECK ("areas"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"category_no" integer GENERATED ALWAYS AS IDENTITY (sequence name "categories_category_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"parent_id" uuid,
	"name_en" text NOT NULL,
	"name_zh_hant" text NOT NULL,
	"name_zh_hans" text NOT NULL,
	"singular_en" text DEFAULT '' NOT NULL,
	"singular_zh_hant" text DEFAULT '' NOT NULL,
	"singular_zh_hans" text DEFAULT '' NOT NULL,
	"synonyms_en" text[] DEFAULT '{}' NOT NULL,
	"synonyms_zh_hant" text[] DEFAULT '{}' NOT NULL,
	"synonyms_zh_hans" text[] DEFAULT '{}' NOT NULL,
	"phrases" text[] DEFAULT '{}' NOT NULL,
	"possible_phrases" text[] DEFAULT '{}' NOT NULL,
	"icon" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_popular" boolean DEFAULT false NOT NULL,
	"price_units" text[] DEFAULT '{}' NOT NULL,
	"licences" text[] DEFAULT '{}' NOT NULL,
	"takes_reviews" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_category_no_unique" UNIQUE("category_no"),
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_slug_check" CHECK ("categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "licence_kinds" (
	"key" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_zh_hant" text NOT NULL,
	"name_zh_hans" text NOT NULL,
	"body" jsonb NOT NULL,
	"register" jsonb,
	"hint" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "slug_redirects" (
	"kind" text NOT NULL,
	"old_slug" text NOT NULL,
	"target_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "slug_redirects_kind_old_slug_pk" PRIMARY KEY("kind","old_slug"),
	CONSTRAINT "slug_redirects_kind_check" CHECK ("slug_redirects"."kind" in ('listing', 'category', 'area'))
);
--> statement-breakpoint
CREATE TABLE "coach_effects" (
	"category_id" uuid NOT NULL,
	"part" text NOT NULL,
	"with_listings" integer NOT NULL,
	"with_rates" double precision NOT NULL,
	"without_listings" integer NOT NULL,
	"without_rates" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_effects_category_id_part_pk" PRIMARY KEY("category_id","part"),
	CONSTRAINT "coach_effects_part_check" CHECK ("coach_effects"."part" in ('photos', 'prices', 'hours', 'areas', 'licence', 'verified', 'replies')),
	CONSTRAINT "coach_effects_counts_check" CHECK (least(with_listings, with_rates, without_listings, without_rates) >= 0)
);
--> statement-breakpoint
CREATE TABLE "listing_search" (
	"listing_no" integer PRIMARY KEY NOT NULL,
	"categories" integer[] NOT NULL,
	"areas" integer[] NOT NULL,
	"tags" integer NOT NULL,
	"hours_no" integer NOT NULL,
	"facets" text NOT NULL,
	"featured" double precision NOT NULL,
	"rating" double precision NOT NULL,
	"reviews" double precision NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"doc" text NOT NULL,
	"lex" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"language" integer NOT NULL,
	"category" integer NOT NULL,
	"area" integer NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "search_counts_language_category_area_pk" PRIMARY KEY("language","category","area")
);
--> statement-breakpoint
CREATE TABLE "search_hours" (
	"hours_no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_hours_hours_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"open_times" "int4multirange" NOT NULL,
	CONSTRAINT "search_hours_open_times_unique" UNIQUE("open_times")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"locale" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_misses_day_query_locale_pk" PRIMARY KEY("day","query","locale"),
	CONSTRAINT "search_misses_locale_check" CHECK ("search_misses"."locale" in ('en', 'zh-Hant', 'zh-Hans')),
	CONSTRAINT "search_misses_count_check" CHECK ("search_misses"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "search_stale" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_stale_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"listings" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_provider_id_pk" PRIMARY KEY("user_id","provider_id")
);
--> statement-breakpoint
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
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash"),
	CONSTRAINT "api_keys_name_check" CHECK (char_length("api_keys"."name") <= 60),
	CONSTRAINT "api_keys_scopes_check" CHECK ("api_keys"."scopes" <@ array['read', 'write', 'admin'])
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"cause" text NOT NULL,
	"data" jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_status" integer,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_webhook_id_cause_unique" UNIQUE("webhook_id","cause"),
	CONSTRAINT "webhook_deliveries_status_check" CHECK ("webhook_deliveries"."status" in ('queued', 'sent', 'failed')),
	CONSTRAINT "webhook_deliveries_event_check" CHECK ("webhook_deliveries"."event" in ('listing.approved', 'listing.changed', 'listing.rejected', 'review.published', 'payment.decided'))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"events" text[] NOT NULL,
	"is_site_wide" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_events_check" CHECK ("webhooks"."events" <@ array['listing.approved', 'listing.changed', 'listing.rejected', 'review.published', 'payment.decided'])
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"user_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contacts_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id"),
	CONSTRAINT "contacts_order_check" CHECK ("contacts"."first_at" <= "contacts"."last_at")
);
--> statement-breakpoint
CREATE TABLE "listing_areas" (
	"listing_id" uuid NOT NULL,
	"area_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_areas_listing_id_area_id_pk" PRIMARY KEY("listing_id","area_id")
);
--> statement-breakpoint
CREATE TABLE "listing_categories" (
	"listing_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_categories_listing_id_category_id_pk" PRIMARY KEY("listing_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "listing_photos" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"listing_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"pair" smallint,
	"upload_id" uuid,
	"variants" jsonb NOT NULL,
	"blur" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_photos_alt_check" CHECK (char_length("listing_photos"."alt") <= 300),
	CONSTRAINT "listing_photos_position_check" CHECK ("listing_photos"."position" between 0 and 9),
	CONSTRAINT "listing_photos_pair_check" CHECK ("listing_photos"."pair" between 1 and 5),
	CONSTRAINT "listing_photos_variants_check" CHECK (jsonb_typeof("listing_photos"."variants") = 'array' and "listing_photos"."variants" <> '[]')
);
--> statement-breakpoint
CREATE TABLE "listing_reports" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"listing_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"subject_before" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_reports_reason_check" CHECK ("listing_reports"."reason" in ('wrong_details', 'closed', 'duplicate', 'spam', 'offensive', 'unsafe', 'fraud', 'licence', 'copyright', 'private_information', 'other')),
	CONSTRAINT "listing_reports_status_check" CHECK ("listing_reports"."status" in ('open', 'upheld', 'dismissed')),
	CONSTRAINT "listing_reports_note_check" CHECK (char_length("listing_reports"."note") <= 2000),
	CONSTRAINT "listing_reports_decided_check" CHECK (("listing_reports"."status" = 'open') = ("listing_reports"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "listing_revisions" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"listing_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"submitted_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_revisions_status_check" CHECK ("listing_revisions"."status" in ('pending', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "listing_revisions_decided_check" CHECK (("listing_revisions"."status" in ('approved', 'rejected')) = ("listing_revisions"."decided_at" is not null)),
	CONSTRAINT "listing_revisions_reason_check" CHECK ("listing_revisions"."status" <> 'rejected' or "listing_revisions"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"listing_no" integer GENERATED ALWAYS AS IDENTITY (sequence name "listings_listing_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" uuid,
	"slug" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"rejection_code" text,
	"rejection_reason" text,
	"published_at" timestamp with time zone,
	"name_en" text,
	"name_zh" text,
	"summary_en" text,
	"summary_zh" text,
	"description_en" text,
	"description_zh" text,
	"whatsapp_number" text NOT NULL,
	"phone_number" text,
	"email" text,
	"website_url" text,
	"languages_spoken" text[] DEFAULT '{}' NOT NULL,
	"prices" jsonb NOT NULL,
	"lowest_price_cents" integer GENERATED ALWAYS AS (lowest_price_cents(prices)) STORED,
	"callout_fee_cents" integer,
	"accepted_payments" text[] DEFAULT '{}' NOT NULL,
	"opening_hours" jsonb,
	"established_year" integer,
	"business_registration_no" text,
	"is_business_registration_shown" boolean DEFAULT false NOT NULL,
	"takes_urgent_jobs" boolean DEFAULT false NOT NULL,
	"urgent_surcharge_cents" integer,
	"licences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"oldest_licence_check" text GENERATED ALWAYS AS (oldest_licence_check(licences)) STORED,
	"video_url" text,
	"faq" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rating_1" integer DEFAULT 0 NOT NULL,
	"rating_2" integer DEFAULT 0 NOT NULL,
	"rating_3" integer DEFAULT 0 NOT NULL,
	"rating_4" integer DEFAULT 0 NOT NULL,
	"rating_5" integer DEFAULT 0 NOT NULL,
	"rating_count" integer GENERATED ALWAYS AS (rating_1 + rating_2 + rating_3 + rating_4 + rating_5) STORED NOT NULL,
	"review_count" integer GENERATED ALWAYS AS (rating_1 + rating_2 + rating_3 + rating_4 + rating_5) STORED NOT NULL,
	"rating_avg" real GENERATED ALWAYS AS ((rating_1 + 2 * rating_2 + 3 * rating_3 + 4 * rating_4 + 5 * rating_5)::real / nullif(rating_1 + rating_2 + rating_3 + rating_4 + rating_5, 0)) STORED,
	"removed_review_count" integer DEFAULT 0 NOT NULL,
	"replied_hour" integer DEFAULT 0 NOT NULL,
	"replied_day" integer DEFAULT 0 NOT NULL,
	"replied_later" integer DEFAULT 0 NOT NULL,
	"replied_never" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listings_listing_no_unique" UNIQUE("listing_no"),
	CONSTRAINT "listings_slug_unique" UNIQUE("slug"),
	CONSTRAINT "listings_status_check" CHECK ("listings"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "listings_published_check" CHECK ("listings"."status" <> 'approved' or "listings"."published_at" is not null),
	CONSTRAINT "listings_rejection_check" CHECK (("listings"."status" = 'rejected') = ("listings"."rejection_code" is not null)),
	CONSTRAINT "listings_rejection_code_check" CHECK ("listings"."rejection_code" in ('plan_limit', 'moderation')),
	CONSTRAINT "listings_rejection_reason_check" CHECK ("listings"."rejection_code" <> 'moderation' or "listings"."rejection_reason" is not null),
	CONSTRAINT "listings_slug_check" CHECK ("listings"."slug" ~ '^[^[:space:]/?#%]{1,120}$' and "listings"."slug" !~ '^[0-9a-f]{8}-[0-9a-f]{4}-'),
	CONSTRAINT "listings_name_check" CHECK (coalesce("listings"."name_en", "listings"."name_zh") is not null),
	CONSTRAINT "listings_description_check" CHECK (coalesce("listings"."description_en", "listings"."description_zh") is not null),
	CONSTRAINT "listings_texts_check" CHECK (char_length("listings"."name_en") between 1 and 120 and char_length("listings"."name_zh") between 1 and 120 and char_length("listings"."summary_en") <= 160 and char_length("listings"."summary_zh") <= 160 and char_length("listings"."description_en") <= 5000 and char_length("listings"."description_zh") <= 5000 and char_length("listings"."rejection_reason") <= 2000),
	CONSTRAINT "listings_whatsapp_check" CHECK ("listings"."whatsapp_number" ~ '^[+][1-9][0-9]{6,14}$'),
	CONSTRAINT "listings_phone_check" CHECK ("listings"."phone_number" ~ '^[+][1-9][0-9]{6,14}$'),
	CONSTRAINT "listings_urls_check" CHECK ("listings"."website_url" ~ '^https?://' and "listings"."video_url" ~ '^https?://'),
	CONSTRAINT "listings_languages_check" CHECK ("listings"."languages_spoken" <@ array['cantonese', 'english', 'mandarin', 'tagalog', 'indonesian', 'hindi', 'urdu', 'nepali', 'thai', 'french', 'german', 'spanish', 'japanese', 'korean']),
	CONSTRAINT "listings_accepted_payments_check" CHECK ("listings"."accepted_payments" <@ array['cash', 'fps', 'payme', 'alipayhk', 'wechat_pay', 'octopus', 'bank_transfer', 'credit_card', 'cheque']),
	CONSTRAINT "listings_prices_check" CHECK (is_prices("listings"."prices")),
	CONSTRAINT "listings_opening_hours_check" CHECK (is_opening_hours("listings"."opening_hours")),
	CONSTRAINT "listings_licences_check" CHECK (is_licences("listings"."licences")),
	CONSTRAINT "listings_faq_check" CHECK (is_faq("listings"."faq")),
	CONSTRAINT "listings_callout_fee_check" CHECK ("listings"."callout_fee_cents" >= 0),
	CONSTRAINT "listings_urgent_surcharge_check" CHECK ("listings"."urgent_surcharge_cents" >= 0),
	CONSTRAINT "listings_established_check" CHECK ("listings"."established_year" between 1800 and 2100),
	CONSTRAINT "listings_counts_check" CHECK (least(rating_1, rating_2, rating_3, rating_4, rating_5, removed_review_count, replied_hour, replied_day, replied_later, replied_never, view_count) >= 0)
);
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
CREATE TABLE "notifications_outbox" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"type" text NOT NULL,
	"user_id" uuid,
	"to_email" text NOT NULL,
	"language" text NOT NULL,
	"subject" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"dedupe_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_outbox_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "notifications_outbox_type_check" CHECK ("notifications_outbox"."type" in ('welcome', 'email_confirmation', 'password_reset', 'password_changed', 'new_sign_in', 'listing_submitted', 'queue_waiting', 'listing_approved', 'listing_rejected', 'account_inactive', 'review_received', 'review_reply', 'payment_received', 'payment_confirmed', 'payment_rejected', 'payment_refunded', 'plan_ending', 'plan_ended', 'review_report_decided', 'search_confirm', 'search_news', 'generic')),
	CONSTRAINT "notifications_outbox_status_check" CHECK ("notifications_outbox"."status" in ('queued', 'held', 'sending', 'sent', 'failed')),
	CONSTRAINT "notifications_outbox_language_check" CHECK ("notifications_outbox"."language" in ('en', 'zh-Hant', 'zh-Hans'))
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"no" integer GENERATED ALWAYS AS IDENTITY (sequence name "privacy_requests_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"details" text NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date GENERATED ALWAYS AS (received_on + 40) STORED NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "privacy_requests_no_unique" UNIQUE("no"),
	CONSTRAINT "privacy_requests_kind_check" CHECK ("privacy_requests"."kind" in ('access', 'correction', 'erasure', 'objection', 'other')),
	CONSTRAINT "privacy_requests_status_check" CHECK ("privacy_requests"."status" in ('open', 'answered', 'refused', 'withdrawn')),
	CONSTRAINT "privacy_requests_language_check" CHECK ("privacy_requests"."language" in ('en', 'zh-Hant', 'zh-Hans')),
	CONSTRAINT "privacy_requests_texts_check" CHECK (char_length("privacy_requests"."name") <= 161 and char_length("privacy_requests"."email") <= 254 and char_length("privacy_requests"."details") <= 4000 and char_length("privacy_requests"."answer") <= 4000),
	CONSTRAINT "privacy_requests_decided_check" CHECK (("privacy_requests"."status" = 'open') = ("privacy_requests"."decided_at" is null)),
	CONSTRAINT "privacy_requests_answer_check" CHECK ("privacy_requests"."status" not in ('answered', 'refused') or "privacy_requests"."answer" is not null)
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"referrer_id" uuid NOT NULL,
	"referred_id" uuid NOT NULL,
	"credited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referrals_referred_id_unique" UNIQUE("referred_id"),
	CONSTRAINT "referrals_not_self_check" CHECK ("referrals"."referrer_id" <> "referrals"."referred_id")
);
--> statement-breakpoint
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
CREATE TABLE "review_helpful" (
	"user_id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_helpful_user_id_review_id_pk" PRIMARY KEY("user_id","review_id")
);
--> statement-breakpoint
CREATE TABLE "review_networks" (
	"listing_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"day" date NOT NULL,
	"network" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_networks_listing_id_author_id_day_pk" PRIMARY KEY("listing_id","author_id","day")
);
--> statement-breakpoint
CREATE TABLE "review_replies" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"review_id" uuid NOT NULL,
	"author_id" uuid,
	"body_en" text,
	"body_zh" text,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_replies_review_id_unique" UNIQUE("review_id"),
	CONSTRAINT "review_replies_body_check" CHECK (coalesce("review_replies"."body_en", "review_replies"."body_zh") is not null),
	CONSTRAINT "review_replies_length_check" CHECK (char_length("review_replies"."body_en") between 1 and 4000 and char_length("review_replies"."body_zh") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"review_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"held_review" boolean DEFAULT false NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_reports_reason_check" CHECK ("review_reports"."reason" in ('fake', 'conflict_of_interest', 'private_information', 'harmful_or_illegal', 'advertising', 'wrong_business', 'off_topic', 'defamation', 'other')),
	CONSTRAINT "review_reports_status_check" CHECK ("review_reports"."status" in ('open', 'upheld', 'dismissed')),
	CONSTRAINT "review_reports_note_check" CHECK (char_length("review_reports"."note") <= 2000),
	CONSTRAINT "review_reports_decided_check" CHECK (("review_reports"."status" = 'open') = ("review_reports"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "review_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" DEFAULT uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"listing_id" uuid NOT NULL,
	"author_id" uuid,
	"rating" integer NOT NULL,
	"title" text,
	"body" text NOT NULL,
	"language" text NOT NULL,
	"stage" text NOT NULL,
	"job_month" date,
	"price_paid_cents" integer,
	"reply_speed" text,
	"is_invited" boolean DEFAULT false NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"verification" text DEFAULT 'none' NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"tripped_checks" text[] DEFAULT '{}' NOT NULL,
	"hidden_reason" text,
	"held_at" timestamp with time zone,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_one_per_author" UNIQUE("author_id","listing_id"),
	CONSTRAINT "reviews_rating_check" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_title_check" CHECK (char_length("reviews"."title") <= 120),
	CONSTRAINT "reviews_body_check" CHECK (char_length("reviews"."body") between 20 and 4000),
	CONSTRAINT "reviews_language_check" CHECK ("reviews"."language" in ('en', 'zh-Hant', 'zh-Hans')),
	CONSTRAINT "reviews_stage_check" CHECK ("reviews"."stage" in ('contacted', 'quoted', 'work_done')),
	CONSTRAINT "reviews_job_month_check" CHECK (extract(day from "reviews"."job_month") = 1),
	CONSTRAINT "reviews_reply_speed_check" CHECK ("reviews"."reply_speed" in ('within_hour', 'same_day', 'later', 'never')),
	CONSTRAINT "reviews_price_check" CHECK ("reviews"."price_paid_cents" >= 0),
	CONSTRAINT "reviews_photos_check" CHECK (jsonb_typeof("reviews"."photos") = 'array' and jsonb_array_length("reviews"."photos") <= 5),
	CONSTRAINT "reviews_verification_check" CHECK ("reviews"."verification" in ('none', 'contacted_here')),
	CONSTRAINT "reviews_status_check" CHECK ("reviews"."status" in ('published', 'pending', 'hidden')),
	CONSTRAINT "reviews_checks_check" CHECK ("reviews"."tripped_checks" <@ array['link', 'phone_number', 'same_network', 'rating_burst']),
	CONSTRAINT "reviews_hidden_check" CHECK (("reviews"."status" = 'hidden') = ("reviews"."hidden_reason" is not null)),
	CONSTRAINT "reviews_held_check" CHECK ("reviews"."held_at" is null or "reviews"."status" = 'published'),
	CONSTRAINT "reviews_hidden_reason_check" CHECK ("reviews"."hidden_reason" in ('fake', 'conflict_of_interest', 'private_information', 'harmful_or_illegal', 'advertising', 'wrong_business', 'off_topic', 'defamation', 'other')),
	CONSTRAINT "reviews_helpful_check" CHECK ("reviews"."helpful_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "matched_listings" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_news" (
	"search_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_search_news_search_id_listing_id_pk" PRIMARY KEY("search_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid,
	"email" text,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"token" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"categories" integer[] NOT NULL,
	"category" integer NOT NULL,
	"area" integer NOT NULL,
	"needs" jsonb NOT NULL,
	"query" "tsquery",
	"term" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_token_unique" UNIQUE("token"),
	CONSTRAINT "saved_searches_user_id_filters_unique" UNIQUE("user_id","filters"),
	CONSTRAINT "saved_searches_email_filters_unique" UNIQUE("email","filters"),
	CONSTRAINT "saved_searches_recipient_check" CHECK (("saved_searches"."user_id" is null) <> ("saved_searches"."email" is null)),
	CONSTRAINT "saved_searches_frequency_check" CHECK ("saved_searches"."frequency" in ('instant', 'daily', 'weekly', 'none')),
	CONSTRAINT "saved_searches_language_check" CHECK ("saved_searches"."language" in ('en', 'zh-Hant', 'zh-Hans')),
	CONSTRAINT "saved_searches_name_check" CHECK ("saved_searches"."name" <> '' and char_length("saved_searches"."name") <= 80)
);
--> statement-breakpoint
CREATE TABLE "app_settings" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "app_settings_key_unique" UNIQUE("key"),
	CONSTRAINT "app_settings_category_check" CHECK ("app_settings"."category" in ('Feature Flags', 'Social Media', 'Email', 'Payments', 'Legal', 'Security', 'Ads'))
);
--> statement-breakpoint
CREATE TABLE "list_items" (
	"list_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_items_list_id_listing_id_pk" PRIMARY KEY("list_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "lists" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"share_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lists_share_token_unique" UNIQUE("share_token"),
	CONSTRAINT "lists_name_check" CHECK (char_length("lists"."name") between 1 and 60),
	CONSTRAINT "lists_share_token_check" CHECK ("lists"."share_token" ~ '^[A-Za-z0-9_-]{22}$')
);
--> statement-breakpoint
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
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_referred_by_profiles_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonated_by_profiles_id_fk" FOREIGN KEY ("impersonated_by") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_verifications" ADD CONSTRAINT "whatsapp_verifications_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_verifications" ADD CONSTRAINT "whatsapp_verifications_confirmed_by_profiles_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_daily" ADD CONSTRAINT "analytics_daily_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_sources_daily" ADD CONSTRAINT "analytics_sources_daily_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_terms" ADD CONSTRAINT "analytics_terms_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_terms_daily" ADD CONSTRAINT "analytics_terms_daily_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_plan_key_plans_key_fk" FOREIGN KEY ("plan_key") REFERENCES "public"."plans"("key") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_proof_upload_id_uploads_id_fk" FOREIGN KEY ("proof_upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded_by_profiles_id_fk" FOREIGN KEY ("refunded_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_limit_changes" ADD CONSTRAINT "plan_limit_changes_plan_key_plans_key_fk" FOREIGN KEY ("plan_key") REFERENCES "public"."plans"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_limit_changes" ADD CONSTRAINT "plan_limit_changes_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_key_plans_key_fk" FOREIGN KEY ("plan_key") REFERENCES "public"."plans"("key") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "areas" ADD CONSTRAINT "areas_parent_id_areas_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."areas"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_effects" ADD CONSTRAINT "coach_effects_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_search" ADD CONSTRAINT "listing_search_listing_no_listings_listing_no_fk" FOREIGN KEY ("listing_no") REFERENCES "public"."listings"("listing_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_provider_id_listings_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_listings" ADD CONSTRAINT "imported_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_areas" ADD CONSTRAINT "listing_areas_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_areas" ADD CONSTRAINT "listing_areas_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_categories" ADD CONSTRAINT "listing_categories_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_categories" ADD CONSTRAINT "listing_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_photos" ADD CONSTRAINT "listing_photos_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_photos" ADD CONSTRAINT "listing_photos_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_reporter_id_profiles_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_submitted_by_profiles_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_claimant_id_profiles_id_fk" FOREIGN KEY ("claimant_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_profiles_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referred_id_profiles_id_fk" FOREIGN KEY ("referred_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_appeals" ADD CONSTRAINT "report_appeals_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_appeals" ADD CONSTRAINT "report_appeals_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_appeals" ADD CONSTRAINT "report_appeals_appellant_id_profiles_id_fk" FOREIGN KEY ("appellant_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_appeals" ADD CONSTRAINT "report_appeals_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful" ADD CONSTRAINT "review_helpful_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful" ADD CONSTRAINT "review_helpful_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_networks" ADD CONSTRAINT "review_networks_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_networks" ADD CONSTRAINT "review_networks_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_networks" ADD CONSTRAINT "review_networks_day_review_salts_day_fk" FOREIGN KEY ("day") REFERENCES "public"."review_salts"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reporter_id_profiles_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matched_listings" ADD CONSTRAINT "matched_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_news" ADD CONSTRAINT "saved_search_news_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_news" ADD CONSTRAINT "saved_search_news_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_items" ADD CONSTRAINT "list_items_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_items" ADD CONSTRAINT "list_items_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_created_at_id_index" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_kind_subject_id_created_at_index" ON "audit_log" USING btree ("subject_kind","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_created_at_index" ON "audit_log" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_action_created_at_id_index" ON "audit_log" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "decisions_decided_at_index" ON "decisions" USING btree ("decided_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_once_index" ON "jobs" USING btree ("name","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key_index" ON "jobs" USING btree ("name","key") WHERE state = 'waiting' and key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_alone_index" ON "jobs" USING btree ("name") WHERE state = 'running' and due_at is not null;--> statement-breakpoint
CREATE INDEX "jobs_waiting_index" ON "jobs" USING btree ("run_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_lease_index" ON "jobs" USING btree ("lease_until") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "jobs_over_index" ON "jobs" USING btree ("updated_at") WHERE state in ('done', 'failed');--> statement-breakpoint
CREATE INDEX "rate_limits_window_start_index" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "accounts_user_id_index" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bans_ends_at_index" ON "bans" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "bans_created_by_index" ON "bans" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "consents_user_id_index" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_standing_index" ON "consents" USING btree ("user_id","purpose","wording_version") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profiles_referred_by_index" ON "profiles" USING btree ("referred_by");--> statement-breakpoint
CREATE INDEX "profiles_created_at_id_index" ON "profiles" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "profiles_admins_index" ON "profiles" USING btree ("id") WHERE role = 'admin';--> statement-breakpoint
CREATE INDEX "profiles_whatsapp_number_index" ON "profiles" USING btree ("whatsapp_number");--> statement-breakpoint
CREATE INDEX "profiles_phone_number_index" ON "profiles" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "profiles_words_index" ON "profiles" USING gin (search_words(name || ' ' || email || ' ' || coalesce(whatsapp_number, '') || ' ' || coalesce(phone_number, '') || ' ' || coalesce(substr(whatsapp_number, 5), '') || ' ' || coalesce(substr(phone_number, 5), '')));--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_impersonated_by_index" ON "sessions" USING btree ("impersonated_by");--> statement-breakpoint
CREATE INDEX "sessions_ip_address_index" ON "sessions" USING btree ("ip_address");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expires_at_index" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "whatsapp_verifications_user_id_index" ON "whatsapp_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "whatsapp_verifications_open_index" ON "whatsapp_verifications" USING btree ("user_id") WHERE "whatsapp_verifications"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "whatsapp_verifications_confirmed_by_index" ON "whatsapp_verifications" USING btree ("confirmed_by");--> statement-breakpoint
CREATE INDEX "analytics_daily_day_index" ON "analytics_daily" USING btree ("day");--> statement-breakpoint
CREATE INDEX "analytics_events_day_listing_id_kind_index" ON "analytics_events" USING btree ("day","listing_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_events_once_index" ON "analytics_events" USING btree ("listing_id","kind","day","visitor");--> statement-breakpoint
CREATE INDEX "analytics_terms_day_index" ON "analytics_terms" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_pending_index" ON "payments" USING btree ("user_id","plan_key") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_bank_reference_index" ON "payments" USING btree ("method","bank_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_refund_reference_index" ON "payments" USING btree ("method","refund_reference");--> statement-breakpoint
CREATE INDEX "payments_user_id_created_at_index" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_status_created_at_id_index" ON "payments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_plan_key_index" ON "payments" USING btree ("plan_key");--> statement-breakpoint
CREATE INDEX "payments_decided_by_index" ON "payments" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "payments_refunded_by_index" ON "payments" USING btree ("refunded_by");--> statement-breakpoint
CREATE INDEX "payments_proof_upload_id_index" ON "payments" USING btree ("proof_upload_id");--> statement-breakpoint
CREATE INDEX "plan_limit_changes_created_by_index" ON "plan_limit_changes" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_active_index" ON "subscriptions" USING btree ("user_id","plan_key") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "subscriptions_user_id_index" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_plan_key_index" ON "subscriptions" USING btree ("plan_key");--> statement-breakpoint
CREATE INDEX "subscriptions_created_at_id_index" ON "subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_ending_index" ON "subscriptions" USING btree ("ends_at") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "areas_parent_id_index" ON "areas" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "categories_parent_id_index" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "slug_redirects_target_id_index" ON "slug_redirects" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "listing_search_lex_index" ON "listing_search" USING gin ("lex") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "listing_search_places_index" ON "listing_search" USING gin ("categories","areas") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "listing_search_name_en_index" ON "listing_search" USING btree ("name_en","listing_no");--> statement-breakpoint
CREATE INDEX "listing_search_name_zh_index" ON "listing_search" USING btree ("name_zh","listing_no");--> statement-breakpoint
CREATE INDEX "search_counts_area_index" ON "search_counts" USING btree ("language","area");--> statement-breakpoint
CREATE INDEX "search_stale_listing_id_index" ON "search_stale" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "search_words_listings_index" ON "search_words" USING btree ("listings");--> statement-breakpoint
CREATE INDEX "favorites_provider_id_index" ON "favorites" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "import_rows_outcome_index" ON "import_rows" USING btree ("import_id","outcome","place");--> statement-breakpoint
CREATE INDEX "imports_created_by_index" ON "imports" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "imports_created_at_id_index" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "api_keys_user_id_index" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook_id_created_at_id_index" ON "webhook_deliveries" USING btree ("webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_cause_index" ON "webhook_deliveries" USING btree ("cause");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due_index" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_settled_index" ON "webhook_deliveries" USING btree ("created_at") WHERE status <> 'queued';--> statement-breakpoint
CREATE INDEX "webhooks_user_id_index" ON "webhooks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contacts_listing_id_index" ON "contacts" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_areas_area_id_listing_id_index" ON "listing_areas" USING btree ("area_id","listing_id");--> statement-breakpoint
CREATE INDEX "listing_categories_category_id_listing_id_index" ON "listing_categories" USING btree ("category_id","listing_id");--> statement-breakpoint
CREATE INDEX "listing_photos_listing_id_position_index" ON "listing_photos" USING btree ("listing_id","position");--> statement-breakpoint
CREATE INDEX "listing_photos_upload_id_index" ON "listing_photos" USING btree ("upload_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_reports_one_open_index" ON "listing_reports" USING btree ("reporter_id","listing_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "listing_reports_listing_id_index" ON "listing_reports" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_reports_reporter_id_index" ON "listing_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "listing_reports_status_created_at_index" ON "listing_reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "listing_reports_decided_by_index" ON "listing_reports" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_revisions_one_pending_index" ON "listing_revisions" USING btree ("listing_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "listing_revisions_listing_id_created_at_index" ON "listing_revisions" USING btree ("listing_id","created_at");--> statement-breakpoint
CREATE INDEX "listing_revisions_status_created_at_index" ON "listing_revisions" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "listing_revisions_submitted_by_index" ON "listing_revisions" USING btree ("submitted_by");--> statement-breakpoint
CREATE INDEX "listing_revisions_decided_by_index" ON "listing_revisions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "listings_owner_id_status_index" ON "listings" USING btree ("owner_id","status");--> statement-breakpoint
CREATE INDEX "listings_status_created_at_index" ON "listings" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "listings_newest_index" ON "listings" USING btree ("published_at","id") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "listings_licence_check_index" ON "listings" USING btree ("oldest_licence_check","id") WHERE status = 'approved' and oldest_licence_check is not null;--> statement-breakpoint
CREATE INDEX "listings_whatsapp_number_index" ON "listings" USING btree ("whatsapp_number");--> statement-breakpoint
CREATE INDEX "listings_phone_number_index" ON "listings" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "listings_names_words_index" ON "listings" USING gin (search_words(coalesce(name_en, '') || ' ' || coalesce(name_zh, '')));--> statement-breakpoint
CREATE INDEX "listings_plain_name_en_index" ON "listings" USING btree (plain_name(name_en) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "listings_plain_name_zh_index" ON "listings" USING btree (plain_name(name_zh) text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "listing_claims_one_open_index" ON "listing_claims" USING btree ("claimant_id","listing_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "listing_claims_one_granted_index" ON "listing_claims" USING btree ("listing_id") WHERE status = 'granted';--> statement-breakpoint
CREATE INDEX "listing_claims_listing_id_index" ON "listing_claims" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_claims_claimant_id_index" ON "listing_claims" USING btree ("claimant_id");--> statement-breakpoint
CREATE INDEX "listing_claims_status_created_at_id_index" ON "listing_claims" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "listing_claims_decided_by_index" ON "listing_claims" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "notifications_outbox_due_index" ON "notifications_outbox" USING btree ("next_attempt_at") WHERE status in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "notifications_outbox_created_at_id_index" ON "notifications_outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_outbox_status_created_at_id_index" ON "notifications_outbox" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_outbox_to_email_index" ON "notifications_outbox" USING btree ("to_email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "notifications_outbox_user_id_index" ON "notifications_outbox" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_one_open_index" ON "privacy_requests" USING btree ("user_id","kind") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "privacy_requests_open_index" ON "privacy_requests" USING btree ("due_on","no") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "privacy_requests_decided_at_no_index" ON "privacy_requests" USING btree ("decided_at","no");--> statement-breakpoint
CREATE INDEX "privacy_requests_user_id_index" ON "privacy_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "privacy_requests_decided_by_index" ON "privacy_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "referrals_referrer_id_index" ON "referrals" USING btree ("referrer_id");--> statement-breakpoint
CREATE INDEX "report_appeals_review_id_index" ON "report_appeals" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "report_appeals_listing_id_index" ON "report_appeals" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "report_appeals_decided_by_index" ON "report_appeals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "report_appeals_open_index" ON "report_appeals" USING btree ("created_at","id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "review_helpful_review_id_index" ON "review_helpful" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_networks_author_id_index" ON "review_networks" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "review_networks_day_index" ON "review_networks" USING btree ("day");--> statement-breakpoint
CREATE INDEX "review_replies_author_id_index" ON "review_replies" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_one_open_index" ON "review_reports" USING btree ("reporter_id","review_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "review_reports_review_id_index" ON "review_reports" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_reports_reporter_id_index" ON "review_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "review_reports_status_created_at_index" ON "review_reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "review_reports_decided_by_index" ON "review_reports" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "reviews_listing_id_created_at_id_index" ON "reviews" USING btree ("listing_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_highest_index" ON "reviews" USING btree ("listing_id","rating","created_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_lowest_index" ON "reviews" USING btree ("listing_id",(- rating),"created_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_helpful_index" ON "reviews" USING btree ("listing_id","helpful_count","created_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_latest_index" ON "reviews" USING btree ("created_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_author_id_created_at_id_index" ON "reviews" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_created_at_id_index" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_words_index" ON "reviews" USING gin (search_words(coalesce(title, '') || ' ' || body));--> statement-breakpoint
CREATE INDEX "reviews_hidden_index" ON "reviews" USING btree ("created_at","id") WHERE status = 'hidden';--> statement-breakpoint
CREATE INDEX "reviews_paid_index" ON "reviews" USING btree ("listing_id","created_at","price_paid_cents") WHERE status = 'published' and price_paid_cents is not null;--> statement-breakpoint
CREATE INDEX "reviews_pictured_index" ON "reviews" USING btree ("id") WHERE photos <> '[]';--> statement-breakpoint
CREATE INDEX "reviews_waiting_index" ON "reviews" USING btree ("created_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "matched_listings_created_at_index" ON "matched_listings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "saved_search_news_listing_id_index" ON "saved_search_news" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "saved_searches_unconfirmed_index" ON "saved_searches" USING btree ("created_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "list_items_listing_id_index" ON "list_items" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "lists_user_id_index" ON "lists" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_owner_id_index" ON "uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE VIEW "public"."user_profiles_with_roles" AS (select "id", "first_name", "last_name", "email", "avatar_url", "whatsapp_number", "whatsapp_verified_at", "phone_number", "language", "referral_code", "referred_by", "is_active", ("role" = 'admin' and "is_active") as "is_admin", "created_at" from "profiles");