-- Nothing is moved: readers take "alt" where both are empty, so that the table is locked for a moment only.
ALTER TABLE "listing_photos" ADD COLUMN "alt_en" text, ADD COLUMN "alt_zh" text,
	ADD CONSTRAINT "listing_photos_alt_en_check" CHECK (char_length("listing_photos"."alt_en") <= 300),
	ADD CONSTRAINT "listing_photos_alt_zh_check" CHECK (char_length("listing_photos"."alt_zh") <= 300);
