ALTER TABLE "orders" ADD COLUMN "vat200_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat100_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat55_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat21_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- By hand, from here on: drizzle knows no triggers.
-- The VAT in an order, as vatOf (lib/domain/orders/vat.ts) takes it out of each rate's sum; delivery counts at 20 %.
CREATE FUNCTION "set_order_vat"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(sum(cents) FILTER (WHERE rate = 200), 0), coalesce(sum(cents) FILTER (WHERE rate = 100), 0),
         coalesce(sum(cents) FILTER (WHERE rate = 55), 0), coalesce(sum(cents) FILTER (WHERE rate = 21), 0)
  INTO NEW."vat200_cents", NEW."vat100_cents", NEW."vat55_cents", NEW."vat21_cents"
  FROM (
    SELECT rate, (2 * sum(gross) * rate + 1000 + rate)::bigint / (2 * (1000 + rate)) AS cents
    FROM (
      SELECT "vat_permille" AS rate, "unit_price_cents"::bigint * "quantity" - "discount_cents" AS gross
      FROM "order_items" WHERE "order_id" = NEW."id"
      UNION ALL SELECT 200, NEW."delivery_cents"
    ) taxed
    WHERE coalesce(NEW."seller" ->> 'vatRegime', 'standard') <> 'exempt'
    GROUP BY rate
  ) by_rate;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_vat" BEFORE INSERT OR UPDATE OF "delivery_cents", "seller" ON "orders"
  FOR EACH ROW EXECUTE FUNCTION "set_order_vat"();
--> statement-breakpoint
-- The lines come after their order.
CREATE FUNCTION "renew_order_vat"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "orders" SET "delivery_cents" = "delivery_cents" WHERE "id" IN (SELECT "order_id" FROM "changed");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_items_added" AFTER INSERT ON "order_items" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "renew_order_vat"();
--> statement-breakpoint
CREATE TRIGGER "order_items_changed" AFTER UPDATE ON "order_items" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "renew_order_vat"();
--> statement-breakpoint
UPDATE "orders" SET "delivery_cents" = "delivery_cents";
