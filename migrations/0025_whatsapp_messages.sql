CREATE TABLE "whatsapp_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"wamid" text NOT NULL,
	"from_user" text NOT NULL,
	"from_number" text,
	"body" text NOT NULL,
	"shared_number" text,
	"has_changed_number" boolean DEFAULT false NOT NULL,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "whatsapp_messages_wamid_unique" UNIQUE("wamid"),
	CONSTRAINT "whatsapp_messages_body_check" CHECK (char_length("whatsapp_messages"."body") <= 200)
);
--> statement-breakpoint
ALTER TABLE "whatsapp_verifications" ADD COLUMN "is_sent_to_number" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "whatsapp_messages_from_user_created_at_index" ON "whatsapp_messages" USING btree ("from_user","created_at");--> statement-breakpoint
CREATE INDEX "whatsapp_messages_created_at_index" ON "whatsapp_messages" USING btree ("created_at");