CREATE TABLE "import_photo_files" (
	"import_id" uuid NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_photo_files_import_id_name_pk" PRIMARY KEY("import_id","name")
);
--> statement-breakpoint
ALTER TABLE "import_photo_files" ADD CONSTRAINT "import_photo_files_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;