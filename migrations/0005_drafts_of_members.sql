CREATE TABLE "drafts" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"version" text NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	"other_value" text,
	"other_typed_at" timestamp with time zone,
	"upload_ids" uuid[] NOT NULL,
	CONSTRAINT "drafts_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "drafts_key_check" CHECK (char_length("drafts"."key") <= 60 and char_length("drafts"."version") <= 40),
	CONSTRAINT "drafts_value_check" CHECK (char_length("drafts"."value") <= 60000 and char_length("drafts"."other_value") <= 60000),
	CONSTRAINT "drafts_other_check" CHECK (("drafts"."other_value" is null) = ("drafts"."other_typed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;