ALTER TABLE "pictures" ADD COLUMN "small_key" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "medium_key" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_smallKey_unique" UNIQUE("small_key");--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_mediumKey_unique" UNIQUE("medium_key");