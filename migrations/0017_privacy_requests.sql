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
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_one_open_index" ON "privacy_requests" USING btree ("user_id","kind") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "privacy_requests_open_index" ON "privacy_requests" USING btree ("due_on","no") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "privacy_requests_decided_at_no_index" ON "privacy_requests" USING btree ("decided_at","no");--> statement-breakpoint
CREATE INDEX "privacy_requests_user_id_index" ON "privacy_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "privacy_requests_decided_by_index" ON "privacy_requests" USING btree ("decided_by");--> statement-breakpoint
create trigger touch_updated_at before update on privacy_requests for each row execute function touch_updated_at();
