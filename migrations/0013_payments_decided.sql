ALTER TABLE "payments" DROP CONSTRAINT "payments_texts_check";--> statement-breakpoint
DROP INDEX "payments_status_created_at_index";--> statement-breakpoint
-- What was paid before was paid once.
ALTER TABLE "payments" ADD COLUMN "billing" text DEFAULT 'one_time' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "billing" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "bank_reference" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "covers_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "covers_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
update payments set bank_reference = reference, covers_from = decided_at where status = 'confirmed';--> statement-breakpoint
update subscriptions set ended_at = updated_at where status = 'ended';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_bank_reference_index" ON "payments" USING btree ("method","bank_reference");--> statement-breakpoint
CREATE INDEX "payments_status_created_at_id_index" ON "payments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_created_at_id_index" ON "subscriptions" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_billing_check" CHECK ("payments"."billing" in ('one_time', 'monthly'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_confirmed_check" CHECK ("payments"."status" <> 'confirmed' or ("payments"."bank_reference" is not null and "payments"."covers_from" is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_texts_check" CHECK (char_length("payments"."transaction_id") <= 100 and char_length("payments"."payer_note") <= 500 and char_length("payments"."reason") <= 1000
        and char_length("payments"."bank_reference") <= 100);
