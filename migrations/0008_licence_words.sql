-- Who issues a licence, its register and a hint, in three languages. Rows loaded before carried English alone: they are
-- read as English everywhere until the reference is loaded again.
ALTER TABLE "licence_kinds" ALTER COLUMN "body" SET DATA TYPE jsonb USING jsonb_build_object('en', body, 'zh-Hant', body, 'zh-Hans', body);--> statement-breakpoint
ALTER TABLE "licence_kinds" ALTER COLUMN "register" SET DATA TYPE jsonb USING case when register is not null then jsonb_build_object('en', register, 'zh-Hant', register, 'zh-Hans', register) end;--> statement-breakpoint
ALTER TABLE "licence_kinds" ALTER COLUMN "hint" SET DATA TYPE jsonb USING case when hint is not null then jsonb_build_object('en', hint, 'zh-Hant', hint, 'zh-Hans', hint) end;--> statement-breakpoint
UPDATE "reference_rows" SET "loaded" = (select "loaded" || jsonb_build_object('body', to_jsonb(k.body), 'register', to_jsonb(k.register), 'hint', to_jsonb(k.hint)) from licence_kinds k where k.key = reference_rows.target) WHERE "kind" = 'licence' AND EXISTS (select from licence_kinds k where k.key = reference_rows.target);
