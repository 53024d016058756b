ALTER TABLE "pictures" ADD COLUMN "position" integer;--> statement-breakpoint
-- By hand: the galleries that are there get their pictures' order by age.
UPDATE "pictures" SET "position" = "numbered"."position"
FROM (SELECT "id", row_number() OVER (PARTITION BY "website_id" ORDER BY "id") AS "position" FROM "pictures" WHERE "kind" = 'gallery') AS "numbered"
WHERE "numbered"."id" = "pictures"."id";--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_gallery_has_position" CHECK (("pictures"."kind" = 'gallery') = ("pictures"."position" is not null));--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_position" CHECK ("pictures"."position" >= 1);--> statement-breakpoint
-- By hand: drizzle cannot say "deferrable". Checked at commit, so that neighbours can shift and swap places.
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_website_position" UNIQUE ("website_id","position") DEFERRABLE INITIALLY DEFERRED;
