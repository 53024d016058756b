CREATE TYPE "public"."public_list" AS ENUM('products', 'testimonials', 'staff', 'events', 'pictures');--> statement-breakpoint
CREATE TABLE "list_versions" (
	"website_id" integer NOT NULL,
	"list" "public_list" NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "list_versions_website_id_list_pk" PRIMARY KEY("website_id","list")
);
--> statement-breakpoint
ALTER TABLE "list_versions" ADD CONSTRAINT "list_versions_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- By hand, from here on: drizzle knows no triggers. A later migration that changes rows and then the form of one of these
-- tables needs SET CONSTRAINTS ALL IMMEDIATE between the two.
CREATE FUNCTION "next_list_version"("former" bigint) RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT greatest(former + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint)
$$;--> statement-breakpoint
INSERT INTO "list_versions" ("website_id", "list", "version")
SELECT "id", unnest(enum_range(NULL::"public_list")), next_list_version(0) FROM "websites";--> statement-breakpoint
CREATE FUNCTION "begin_list_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "list_versions" ("website_id", "list", "version")
  SELECT new."id", unnest(enum_range(NULL::"public_list")), next_list_version(0);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "websites_begin_list_versions" AFTER INSERT ON "websites" FOR EACH ROW EXECUTE FUNCTION "begin_list_versions"();--> statement-breakpoint
-- The lists of its arguments, once a transaction: xmin says that it has raised them already. With NULL for a row that
-- was not there before, or is not any more.
CREATE FUNCTION "raise_list_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "list_versions" SET "version" = next_list_version("version")
  WHERE "website_id" IN (old."website_id", new."website_id")
    AND "list" = ANY (tg_argv::text[]::"public_list"[])
    AND xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Deferred to the commit: a version's lock is the last that a transaction takes, so that nobody who holds it waits for
-- another, and it is held for the commit alone. Shoppers of one shop do not wait for each other's checkout.
CREATE CONSTRAINT TRIGGER "products_raise_list" AFTER INSERT OR UPDATE OR DELETE ON "products" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_list_versions"('products');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "product_sizes_raise_list" AFTER INSERT OR UPDATE OR DELETE ON "product_sizes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_list_versions"('products');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "testimonials_raise_list" AFTER INSERT OR UPDATE OR DELETE ON "testimonials" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_list_versions"('testimonials');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "staff_members_raise_list" AFTER INSERT OR UPDATE OR DELETE ON "staff_members" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_list_versions"('staff');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "events_raise_list" AFTER INSERT OR UPDATE OR DELETE ON "events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_list_versions"('events');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "product_pictures_raise_list" AFTER INSERT OR UPDATE OR DELETE ON "product_pictures" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_list_versions"('products', 'pictures');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "testimonial_pictures_raise_list" AFTER INSERT OR UPDATE OR DELETE ON "testimonial_pictures" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_list_versions"('testimonials', 'pictures');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "staff_member_pictures_raise_list" AFTER INSERT OR UPDATE OR DELETE ON "staff_member_pictures" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_list_versions"('staff', 'pictures');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "event_pictures_raise_list" AFTER INSERT OR UPDATE OR DELETE ON "event_pictures" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_list_versions"('events', 'pictures');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "gallery_pictures_raise_list" AFTER INSERT OR UPDATE OR DELETE ON "gallery_pictures" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_list_versions"('pictures');--> statement-breakpoint
-- Its name, its text and its size stand in lists of pictures alone; its hash, which the others show, never changes.
CREATE CONSTRAINT TRIGGER "pictures_raise_list" AFTER UPDATE ON "pictures" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_list_versions"('pictures');
