ALTER TABLE "orders" ADD COLUMN "shopper_erased_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "customers_website_email" ON "customers" USING btree ("website_id",lower("email"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shopper_erased" CHECK ("orders"."shopper_erased_at" is null or "orders"."customer_id" is null);