DROP INDEX "orders_website_paid";--> statement-breakpoint
DROP INDEX "orders_website_shipped";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gross200_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gross100_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gross55_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gross21_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gross200_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "vat200_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gross100_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "vat100_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gross55_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "vat55_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gross21_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "vat21_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_website_paid" ON "orders" USING btree ("website_id","paid_at","total_cents","delivery_cents","fee_cents","vat200_cents","vat100_cents","vat55_cents","vat21_cents") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_website_shipped" ON "orders" USING btree ("website_id","shipped_at","id") WHERE "orders"."shipped_at" is not null;--> statement-breakpoint
-- By hand, from here on. The product stores the VAT of an order when it is paid: see lib/domain/orders/vat.ts.
DROP TRIGGER "orders_vat" ON "orders";--> statement-breakpoint
DROP TRIGGER "order_items_added" ON "order_items";--> statement-breakpoint
DROP TRIGGER "order_items_changed" ON "order_items";--> statement-breakpoint
DROP FUNCTION "renew_order_vat"();--> statement-breakpoint
DROP FUNCTION "set_order_vat"();--> statement-breakpoint
-- The VAT of former orders stays as the trigger stored it. What it was taken out of:
UPDATE "orders" o SET "gross200_cents" = t.g200, "gross100_cents" = t.g100, "gross55_cents" = t.g55, "gross21_cents" = t.g21
FROM (
  SELECT order_id, coalesce(sum(gross) FILTER (WHERE rate = 200), 0) AS g200,
         coalesce(sum(gross) FILTER (WHERE rate = 100), 0) AS g100,
         coalesce(sum(gross) FILTER (WHERE rate = 55), 0) AS g55, coalesce(sum(gross) FILTER (WHERE rate = 21), 0) AS g21
  FROM (
    SELECT "order_id", "vat_permille" AS rate, "unit_price_cents"::bigint * "quantity" - "discount_cents" AS gross
    FROM "order_items"
    UNION ALL SELECT "id", 200, "delivery_cents" FROM "orders"
  ) taxed GROUP BY order_id
) t
WHERE o."id" = t.order_id AND coalesce(o."seller" ->> 'vatRegime', 'standard') <> 'exempt';
--> statement-breakpoint
-- What goes back with each former refund, as the accounts computed it: the part of all that came back up to it, less that before
-- it. `at` is either sum; the gross is shared by largest remainder, as in lib/domain/share-cents.ts.
WITH counted AS (
  SELECT r."id", o."total_cents"::bigint AS total, o."fee_cents"::bigint AS fee,
         least(sum(r."amount_cents") OVER w - r."amount_cents", o."total_cents")::bigint AS before,
         least(sum(r."amount_cents") OVER w, o."total_cents")::bigint AS upto,
         o."gross200_cents"::bigint AS g200, o."gross100_cents"::bigint AS g100, o."gross55_cents"::bigint AS g55,
         o."gross21_cents"::bigint AS g21, o."vat200_cents"::bigint AS v200, o."vat100_cents"::bigint AS v100,
         o."vat55_cents"::bigint AS v55, o."vat21_cents"::bigint AS v21
  FROM "refunds" r JOIN "orders" o ON o."id" = r."order_id"
  WHERE r."status" IN ('pending', 'succeeded', 'requires_action') AND o."total_cents" > 0
  WINDOW w AS (PARTITION BY r."order_id" ORDER BY r."id")
), parts AS (
  SELECT c."id", sign, rate,
         (2 * vat * at + total) / (2 * total) AS vat, (2 * fee * at + total) / (2 * total) AS fee,
         gross * at / whole + (row_number() OVER (PARTITION BY c."id", sign ORDER BY gross * at % whole DESC, rate DESC)
           <= at - sum(gross * at / whole) OVER (PARTITION BY c."id", sign))::int AS gross
  FROM counted c, LATERAL (VALUES (1, upto), (-1, before)) sums (sign, at),
       LATERAL (VALUES (200, g200, v200), (100, g100, v100), (55, g55, v55), (21, g21, v21)) rates (rate, gross, vat),
       LATERAL (SELECT nullif(g200 + g100 + g55 + g21, 0) AS whole) of_order
)
UPDATE "refunds" r SET
  "gross200_cents" = t.g200, "gross100_cents" = t.g100, "gross55_cents" = t.g55, "gross21_cents" = t.g21,
  "vat200_cents" = t.v200, "vat100_cents" = t.v100, "vat55_cents" = t.v55, "vat21_cents" = t.v21, "fee_cents" = t.fee
FROM (
  SELECT "id",
         coalesce(sum(sign * gross) FILTER (WHERE rate = 200), 0) AS g200, coalesce(sum(sign * gross) FILTER (WHERE rate = 100), 0) AS g100,
         coalesce(sum(sign * gross) FILTER (WHERE rate = 55), 0) AS g55, coalesce(sum(sign * gross) FILTER (WHERE rate = 21), 0) AS g21,
         sum(sign * vat) FILTER (WHERE rate = 200) AS v200, sum(sign * vat) FILTER (WHERE rate = 100) AS v100,
         sum(sign * vat) FILTER (WHERE rate = 55) AS v55, sum(sign * vat) FILTER (WHERE rate = 21) AS v21,
         sum(sign * fee) FILTER (WHERE rate = 200) AS fee
  FROM parts GROUP BY "id"
) t
WHERE r."id" = t."id";
