CREATE TABLE "event_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"website_id" integer NOT NULL,
	"picture_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "event_pictures_once" UNIQUE NULLS NOT DISTINCT("picture_id","owner_id"),
	CONSTRAINT "event_pictures_position" CHECK ("event_pictures"."position" >= 1)
);--> statement-breakpoint
CREATE TABLE "gallery_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gallery_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"website_id" integer NOT NULL,
	"picture_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "gallery_pictures_once" UNIQUE NULLS NOT DISTINCT("picture_id","owner_id"),
	CONSTRAINT "gallery_pictures_of_website" CHECK ("gallery_pictures"."owner_id" is not distinct from "gallery_pictures"."website_id"),
	CONSTRAINT "gallery_pictures_position" CHECK ("gallery_pictures"."position" >= 1)
);--> statement-breakpoint
CREATE TABLE "staff_member_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_member_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"website_id" integer NOT NULL,
	"picture_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "staff_member_pictures_once" UNIQUE NULLS NOT DISTINCT("picture_id","owner_id"),
	CONSTRAINT "staff_member_pictures_position" CHECK ("staff_member_pictures"."position" >= 1)
);--> statement-breakpoint
CREATE TABLE "testimonial_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "testimonial_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"website_id" integer NOT NULL,
	"picture_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "testimonial_pictures_once" UNIQUE NULLS NOT DISTINCT("picture_id","owner_id"),
	CONSTRAINT "testimonial_pictures_position" CHECK ("testimonial_pictures"."position" >= 1)
);--> statement-breakpoint
CREATE TABLE "upload_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upload_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"website_id" integer,
	"picture_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "upload_pictures_once" UNIQUE NULLS NOT DISTINCT("picture_id","owner_id"),
	CONSTRAINT "upload_pictures_of_website" CHECK ("upload_pictures"."owner_id" is not distinct from "upload_pictures"."website_id"),
	CONSTRAINT "upload_pictures_position" CHECK ("upload_pictures"."position" >= 1)
);--> statement-breakpoint
-- By hand: before the foreign keys that need it, where drizzle writes it after.
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_id_website" UNIQUE("id","website_id");--> statement-breakpoint
ALTER TABLE "event_pictures" ADD CONSTRAINT "event_pictures_owner" FOREIGN KEY ("owner_id","website_id") REFERENCES "public"."events"("id","website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_pictures" ADD CONSTRAINT "event_pictures_picture" FOREIGN KEY ("picture_id","website_id") REFERENCES "public"."pictures"("id","website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_pictures" ADD CONSTRAINT "gallery_pictures_owner" FOREIGN KEY ("owner_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_pictures" ADD CONSTRAINT "gallery_pictures_picture" FOREIGN KEY ("picture_id","website_id") REFERENCES "public"."pictures"("id","website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_member_pictures" ADD CONSTRAINT "staff_member_pictures_owner" FOREIGN KEY ("owner_id","website_id") REFERENCES "public"."staff_members"("id","website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_member_pictures" ADD CONSTRAINT "staff_member_pictures_picture" FOREIGN KEY ("picture_id","website_id") REFERENCES "public"."pictures"("id","website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonial_pictures" ADD CONSTRAINT "testimonial_pictures_owner" FOREIGN KEY ("owner_id","website_id") REFERENCES "public"."testimonials"("id","website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonial_pictures" ADD CONSTRAINT "testimonial_pictures_picture" FOREIGN KEY ("picture_id","website_id") REFERENCES "public"."pictures"("id","website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_pictures" ADD CONSTRAINT "upload_pictures_owner" FOREIGN KEY ("owner_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_pictures" ADD CONSTRAINT "upload_pictures_picture" FOREIGN KEY ("picture_id","website_id") REFERENCES "public"."pictures"("id","website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_pictures" ADD CONSTRAINT "upload_pictures_any_picture" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- By hand: every picture gets its placement. A gallery keeps its order; an entry's pictures and the uploads, which came
-- oldest first, get theirs by age. Kinds are compared as text: some may have been added in this very transaction.
INSERT INTO "gallery_pictures" ("owner_id", "website_id", "picture_id", "position")
SELECT "website_id", "website_id", "id", "position" FROM "pictures" WHERE "kind"::text = 'gallery' ORDER BY "id";--> statement-breakpoint
INSERT INTO "testimonial_pictures" ("owner_id", "website_id", "picture_id", "position")
SELECT "testimonial_id", "website_id", "id", row_number() OVER (PARTITION BY "testimonial_id" ORDER BY "id") FROM "pictures" WHERE "kind"::text = 'testimonials' ORDER BY "id";--> statement-breakpoint
INSERT INTO "staff_member_pictures" ("owner_id", "website_id", "picture_id", "position")
SELECT "staff_member_id", "website_id", "id", row_number() OVER (PARTITION BY "staff_member_id" ORDER BY "id") FROM "pictures" WHERE "kind"::text = 'staff' ORDER BY "id";--> statement-breakpoint
INSERT INTO "event_pictures" ("owner_id", "website_id", "picture_id", "position")
SELECT "event_id", "website_id", "id", row_number() OVER (PARTITION BY "event_id" ORDER BY "id") FROM "pictures" WHERE "kind"::text = 'events' ORDER BY "id";--> statement-breakpoint
INSERT INTO "upload_pictures" ("owner_id", "website_id", "picture_id", "position")
SELECT "website_id", "website_id", "id", row_number() OVER (PARTITION BY "website_id" ORDER BY "id") FROM "pictures" WHERE "kind"::text = 'upload' ORDER BY "id";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "owner_id" integer;--> statement-breakpoint
-- By hand: what an upload is for, in one column.
UPDATE "uploads" SET "owner_id" = coalesce("website_id", "entry_id");--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" DROP CONSTRAINT "pictures_gallery_has_position";--> statement-breakpoint
ALTER TABLE "pictures" DROP CONSTRAINT "pictures_position";--> statement-breakpoint
ALTER TABLE "pictures" DROP CONSTRAINT "pictures_have_website";--> statement-breakpoint
ALTER TABLE "pictures" DROP CONSTRAINT "pictures_kind_names_entry";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_target";--> statement-breakpoint
ALTER TABLE "pictures" DROP CONSTRAINT "pictures_testimonial";--> statement-breakpoint
ALTER TABLE "pictures" DROP CONSTRAINT "pictures_staff_member";--> statement-breakpoint
ALTER TABLE "pictures" DROP CONSTRAINT "pictures_event";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_website_id_websites_id_fk";--> statement-breakpoint
DROP INDEX "pictures_of_testimonial";--> statement-breakpoint
DROP INDEX "pictures_of_staff_member";--> statement-breakpoint
DROP INDEX "pictures_of_event";--> statement-breakpoint
DROP INDEX "pictures_website";--> statement-breakpoint
CREATE INDEX "pictures_website" ON "pictures" USING btree ("website_id");--> statement-breakpoint
ALTER TABLE "pictures" DROP COLUMN "kind";--> statement-breakpoint
ALTER TABLE "pictures" DROP COLUMN "position";--> statement-breakpoint
ALTER TABLE "pictures" DROP COLUMN "testimonial_id";--> statement-breakpoint
ALTER TABLE "pictures" DROP COLUMN "staff_member_id";--> statement-breakpoint
ALTER TABLE "pictures" DROP COLUMN "event_id";--> statement-breakpoint
ALTER TABLE "uploads" DROP COLUMN "website_id";--> statement-breakpoint
ALTER TABLE "uploads" DROP COLUMN "entry_id";--> statement-breakpoint
DROP TYPE "public"."picture_kind";--> statement-breakpoint
-- By hand: drizzle cannot say "deferrable". Checked at commit, so that neighbours can shift and swap places.
ALTER TABLE "event_pictures" ADD CONSTRAINT "event_pictures_owner_position" UNIQUE NULLS NOT DISTINCT ("owner_id","position") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "gallery_pictures" ADD CONSTRAINT "gallery_pictures_owner_position" UNIQUE NULLS NOT DISTINCT ("owner_id","position") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "staff_member_pictures" ADD CONSTRAINT "staff_member_pictures_owner_position" UNIQUE NULLS NOT DISTINCT ("owner_id","position") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "testimonial_pictures" ADD CONSTRAINT "testimonial_pictures_owner_position" UNIQUE NULLS NOT DISTINCT ("owner_id","position") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "upload_pictures" ADD CONSTRAINT "upload_pictures_owner_position" UNIQUE NULLS NOT DISTINCT ("owner_id","position") DEFERRABLE INITIALLY DEFERRED;
