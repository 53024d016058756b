ALTER TABLE "customers" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(coalesce("name", '') || ' ' || coalesce("email", ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "orders_website_status_id" ON "orders" USING btree ("website_id","status","id");--> statement-breakpoint
CREATE INDEX "orders_website_history" ON "orders" USING btree ("website_id","id") WHERE "orders"."status" in ('paid', 'shipped');--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id");