ALTER TYPE "public"."picture_kind" ADD VALUE 'testimonials';--> statement-breakpoint
ALTER TYPE "public"."picture_kind" ADD VALUE 'staff';--> statement-breakpoint
ALTER TYPE "public"."picture_kind" ADD VALUE 'events';--> statement-breakpoint
ALTER TABLE "pictures" DROP CONSTRAINT "pictures_gallery_has_website";--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "testimonial_id" integer;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "staff_member_id" integer;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "event_id" integer;--> statement-breakpoint
-- By hand: before the foreign keys that need them, where drizzle writes them after.
ALTER TABLE "events" ADD CONSTRAINT "events_id_website" UNIQUE("id","website_id");--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_id_website" UNIQUE("id","website_id");--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_id_website" UNIQUE("id","website_id");--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_testimonial" FOREIGN KEY ("testimonial_id","website_id") REFERENCES "public"."testimonials"("id","website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_staff_member" FOREIGN KEY ("staff_member_id","website_id") REFERENCES "public"."staff_members"("id","website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_event" FOREIGN KEY ("event_id","website_id") REFERENCES "public"."events"("id","website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_of_testimonial" ON "pictures" USING btree ("testimonial_id","id") WHERE testimonial_id is not null;--> statement-breakpoint
CREATE INDEX "pictures_of_staff_member" ON "pictures" USING btree ("staff_member_id","id") WHERE staff_member_id is not null;--> statement-breakpoint
CREATE INDEX "pictures_of_event" ON "pictures" USING btree ("event_id","id") WHERE event_id is not null;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_have_website" CHECK ("pictures"."kind" = 'upload' or "pictures"."website_id" is not null);--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_kind_names_entry" CHECK (("pictures"."kind"::text = 'testimonials') = ("pictures"."testimonial_id" is not null)
        and ("pictures"."kind"::text = 'staff') = ("pictures"."staff_member_id" is not null)
        and ("pictures"."kind"::text = 'events') = ("pictures"."event_id" is not null));