CREATE INDEX "order_links_order" ON "order_links" USING btree ("order_id");--> statement-breakpoint
-- By hand: a ticket about a site ranks by that site's plan.
UPDATE "tickets" SET "plan_rank" = "ranked"."plan_rank"
FROM (
  SELECT "tickets"."id", CASE "subscriptions"."plan" WHEN 'enterprise' THEN 0 WHEN 'premium' THEN 1 WHEN 'basic' THEN 2 ELSE 3 END AS "plan_rank"
  FROM "tickets"
  JOIN "websites" ON "websites"."id" = "tickets"."website_id" AND "websites"."user_id" = "tickets"."user_id"
  LEFT JOIN "subscriptions" ON "subscriptions"."id" = "websites"."subscription_id" AND "subscriptions"."status" <> 'inactive'
) "ranked"
WHERE "ranked"."id" = "tickets"."id" AND "ranked"."plan_rank" <> "tickets"."plan_rank";
