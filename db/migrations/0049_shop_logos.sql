CREATE TABLE "logo_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "logo_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"website_id" integer NOT NULL,
	"picture_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "logo_pictures_once" UNIQUE NULLS NOT DISTINCT("picture_id","owner_id"),
	CONSTRAINT "logo_pictures_of_website" CHECK ("logo_pictures"."owner_id" is not distinct from "logo_pictures"."website_id"),
	CONSTRAINT "logo_pictures_position" CHECK ("logo_pictures"."position" = 1)
);
--> statement-breakpoint
ALTER TABLE "logo_pictures" ADD CONSTRAINT "logo_pictures_owner" FOREIGN KEY ("owner_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logo_pictures" ADD CONSTRAINT "logo_pictures_picture" FOREIGN KEY ("picture_id","website_id") REFERENCES "public"."pictures"("id","website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- By hand: drizzle knows neither "deferrable" nor triggers.
ALTER TABLE "logo_pictures" ADD CONSTRAINT "logo_pictures_owner_position" UNIQUE NULLS NOT DISTINCT ("owner_id","position") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "logo_pictures_raise_list" AFTER INSERT OR UPDATE OR DELETE ON "logo_pictures" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_list_versions"('pictures');
