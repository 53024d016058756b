CREATE TABLE "low_stock" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "low_stock_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"size_id" integer,
	"website_id" integer NOT NULL,
	"since" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "low_stock_shelf" UNIQUE NULLS NOT DISTINCT("product_id","size_id")
);
--> statement-breakpoint
ALTER TABLE "product_sizes" ADD COLUMN "low_stock_threshold" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock_threshold" integer;--> statement-breakpoint
CREATE INDEX "low_stock_website" ON "low_stock" USING btree ("website_id","since");--> statement-breakpoint
CREATE INDEX "low_stock_untold" ON "low_stock" USING btree ("website_id") WHERE "low_stock"."told_at" is null;--> statement-breakpoint
CREATE INDEX "orders_website_paid" ON "orders" USING btree ("website_id","paid_at") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_website_shipped" ON "orders" USING btree ("website_id","shipped_at") WHERE "orders"."shipped_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_shipped" ON "orders" USING btree ("shipped_at") WHERE "orders"."shipped_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_created" ON "refunds" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "product_sizes" ADD CONSTRAINT "product_sizes_low_stock" CHECK ("product_sizes"."low_stock_threshold" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_low_stock" CHECK ("products"."low_stock_threshold" >= 0);--> statement-breakpoint
-- By hand, from here on: drizzle knows no triggers.
-- Notes that a shelf is low, untold where pieces were taken from it, or that it no longer is.
CREATE FUNCTION "note_shelf"("product" integer, "size" integer, "website" integer, "is_low" boolean, "fell" boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF is_low THEN
    INSERT INTO "low_stock" ("product_id", "size_id", "website_id", "told_at")
    VALUES (product, size, website, CASE WHEN fell THEN NULL ELSE clock_timestamp() END)
    ON CONFLICT ON CONSTRAINT "low_stock_shelf" DO NOTHING;
  ELSE
    DELETE FROM "low_stock" WHERE "product_id" = product AND "size_id" IS NOT DISTINCT FROM size;
  END IF;
END
$$;--> statement-breakpoint
-- A product with sizes has no shelf of its own. Its sizes are locked before they are counted, so that a sale that is on its
-- way is seen, or sees the new threshold.
CREATE FUNCTION "note_product_shelf"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shelf record;
BEGIN
  IF tg_op = 'DELETE' THEN
    DELETE FROM "low_stock" WHERE "product_id" = old."id";
    RETURN NULL;
  END IF;
  IF NOT EXISTS (SELECT FROM "product_sizes" WHERE "product_id" = new."id") THEN
    PERFORM note_shelf(new."id", NULL, new."website_id",
      coalesce(new."active" AND new."stock" - new."held" <= new."low_stock_threshold", false),
      tg_op = 'UPDATE' AND old."stock" - old."held" > new."low_stock_threshold");
    RETURN NULL;
  END IF;
  PERFORM note_shelf(new."id", NULL, new."website_id", false, false);
  FOR shelf IN SELECT * FROM "product_sizes" WHERE "product_id" = new."id" ORDER BY "id" FOR UPDATE LOOP
    PERFORM note_shelf(new."id", shelf."id", new."website_id",
      coalesce(new."active" AND shelf."stock" - shelf."held" <= coalesce(shelf."low_stock_threshold", new."low_stock_threshold"), false),
      false);
  END LOOP;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_size_shelf"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product record;
  threshold integer;
BEGIN
  SELECT * INTO product FROM "products" WHERE "id" = coalesce(new."product_id", old."product_id");
  IF tg_op = 'DELETE' THEN
    DELETE FROM "low_stock" WHERE "product_id" = old."product_id" AND "size_id" = old."id";
    IF product."low_stock_threshold" IS NOT NULL
      AND NOT EXISTS (SELECT FROM "product_sizes" WHERE "product_id" = old."product_id") THEN
      PERFORM note_shelf(product."id", NULL, product."website_id",
        product."active" AND product."stock" - product."held" <= product."low_stock_threshold", false);
    END IF;
    RETURN NULL;
  END IF;
  threshold := coalesce(new."low_stock_threshold", product."low_stock_threshold");
  IF tg_op = 'INSERT' THEN
    IF threshold IS NULL AND product."low_stock_threshold" IS NULL THEN RETURN NULL; END IF;
    DELETE FROM "low_stock" WHERE "product_id" = new."product_id" AND "size_id" IS NULL;
  ELSIF threshold IS NULL AND old."low_stock_threshold" IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM note_shelf(new."product_id", new."id", new."website_id",
    coalesce(product."active" AND new."stock" - new."held" <= threshold, false),
    tg_op = 'UPDATE' AND old."stock" - old."held" > threshold);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "products_note_new_shelf" AFTER INSERT ON "products" FOR EACH ROW WHEN (new."low_stock_threshold" IS NOT NULL) EXECUTE FUNCTION "note_product_shelf"();--> statement-breakpoint
-- Of a product without a threshold, only a visible one's coming back matters: its sizes may have their own.
CREATE TRIGGER "products_note_shelf" AFTER UPDATE OF "stock", "held", "low_stock_threshold" ON "products" FOR EACH ROW
  WHEN (old."low_stock_threshold" IS NOT NULL OR new."low_stock_threshold" IS NOT NULL) EXECUTE FUNCTION "note_product_shelf"();--> statement-breakpoint
CREATE TRIGGER "products_note_visibility" AFTER UPDATE OF "active" ON "products" FOR EACH ROW
  WHEN (old."active" IS DISTINCT FROM new."active") EXECUTE FUNCTION "note_product_shelf"();--> statement-breakpoint
CREATE TRIGGER "products_forget_shelf" AFTER DELETE ON "products" FOR EACH ROW EXECUTE FUNCTION "note_product_shelf"();--> statement-breakpoint
CREATE TRIGGER "product_sizes_note_shelf" AFTER INSERT OR UPDATE OF "stock", "held", "low_stock_threshold" OR DELETE ON "product_sizes" FOR EACH ROW EXECUTE FUNCTION "note_size_shelf"();
