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
CREATE UNIQUE INDEX "jobs_once_index" ON "jobs" USING btree ("name","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key_index" ON "jobs" USING btree ("name","key") WHERE state = 'waiting' and key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_alone_index" ON "jobs" USING btree ("name") WHERE state = 'running' and due_at is not null;--> statement-breakpoint
CREATE INDEX "jobs_waiting_index" ON "jobs" USING btree ("run_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_lease_index" ON "jobs" USING btree ("lease_until") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "jobs_over_index" ON "jobs" USING btree ("updated_at") WHERE state in ('done', 'failed');--> statement-breakpoint
create trigger touch_updated_at before update on jobs for each row execute function touch_updated_at();
--> statement-breakpoint
-- Wakes the workers; "work" is a channel apart, so that work that is queued drops no cached page.
create function notify_work() returns trigger language plpgsql as $$
begin
  perform pg_notify('work', tg_table_name);
  return null;
end $$;
--> statement-breakpoint
create trigger notify_work after insert on jobs for each statement execute function notify_work();
