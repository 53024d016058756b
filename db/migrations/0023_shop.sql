CREATE TYPE "public"."delivery_method" AS ENUM('home', 'relay', 'pickup');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('pending', 'paid', 'shipped', 'delivered', 'refunded', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."vat_regime" AS ENUM('standard', 'exempt');--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discount_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"website_id" integer NOT NULL,
	"code" text NOT NULL,
	"percent" numeric(5, 2),
	"amount_cents" integer,
	"starts_on" date,
	"ends_on" date,
	"max_uses" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discount_codes_form" CHECK ("discount_codes"."code" ~ '^[0-9A-Za-z_-]{2,30}$'),
	CONSTRAINT "discount_codes_kind" CHECK (("discount_codes"."percent" is null) <> ("discount_codes"."amount_cents" is null)),
	CONSTRAINT "discount_codes_percent" CHECK ("discount_codes"."percent" > 0 and "discount_codes"."percent" <= 100),
	CONSTRAINT "discount_codes_amount" CHECK ("discount_codes"."amount_cents" > 0),
	CONSTRAINT "discount_codes_dates" CHECK ("discount_codes"."ends_on" >= "discount_codes"."starts_on"),
	CONSTRAINT "discount_codes_max_uses" CHECK ("discount_codes"."max_uses" > 0),
	CONSTRAINT "discount_codes_counts" CHECK ("discount_codes"."used" >= 0 and "discount_codes"."held" >= 0)
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"website_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"size_id" integer,
	"name" text NOT NULL,
	"reference" text NOT NULL,
	"size" text,
	"customization" text,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"vat_permille" integer NOT NULL,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_items_quantity" CHECK ("order_items"."quantity" > 0),
	CONSTRAINT "order_items_price" CHECK ("order_items"."unit_price_cents" >= 0),
	CONSTRAINT "order_items_discount" CHECK ("order_items"."discount_cents" between 0 and "order_items"."unit_price_cents" * "order_items"."quantity")
);
--> statement-breakpoint
CREATE TABLE "order_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"website_id" integer NOT NULL,
	"customer_id" integer,
	"status" "order_status" DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"submission_id" uuid,
	"submission_hash" text,
	"items_cents" integer NOT NULL,
	"discount_code" text,
	"discount_code_id" integer,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"delivery_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"fee_cents" integer DEFAULT 0 NOT NULL,
	"fee" jsonb,
	"seller" jsonb,
	"delivery_method" "delivery_method" NOT NULL,
	"weight_grams" integer DEFAULT 0 NOT NULL,
	"shipping_line1" text,
	"shipping_line2" text,
	"shipping_zip" text,
	"shipping_city" text,
	"shipping_country" text,
	"relay_point_id" text,
	"relay_point_name" text,
	"relay_point_address" text,
	"payment_account_id" text,
	"checkout_session_id" text,
	"payment_intent_id" text,
	"expires_at" timestamp (3) with time zone,
	"awaits_payment" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"expedition_number" text,
	"label_url" text,
	"tracking_url" text,
	"shipped_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "orders_checkoutSessionId_unique" UNIQUE("checkout_session_id"),
	CONSTRAINT "orders_paymentIntentId_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "orders_expeditionNumber_unique" UNIQUE("expedition_number"),
	CONSTRAINT "orders_submission" UNIQUE("website_id","submission_id"),
	CONSTRAINT "orders_items" CHECK ("orders"."items_cents" >= 0),
	CONSTRAINT "orders_discount" CHECK ("orders"."discount_cents" between 0 and "orders"."items_cents"),
	CONSTRAINT "orders_delivery" CHECK ("orders"."delivery_cents" >= 0),
	CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."items_cents" - "orders"."discount_cents" + "orders"."delivery_cents"),
	CONSTRAINT "orders_fee" CHECK ("orders"."fee_cents" between 0 and "orders"."items_cents" - "orders"."discount_cents"),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_cents" between 0 and "orders"."total_cents")
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"due_by" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"is_ready" boolean DEFAULT false NOT NULL,
	"details_submitted" boolean DEFAULT false NOT NULL,
	"due" text[] DEFAULT '{}' NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"account" text,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"refund_id" text,
	"request_id" uuid,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_refundId_unique" UNIQUE("refund_id"),
	CONSTRAINT "refunds_request" UNIQUE("order_id","request_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"website_id" integer NOT NULL,
	"picture_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_pictures_once" UNIQUE NULLS NOT DISTINCT("picture_id","owner_id"),
	CONSTRAINT "product_pictures_position" CHECK ("product_pictures"."position" >= 1)
);
--> statement-breakpoint
CREATE TABLE "product_sizes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_sizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"website_id" integer NOT NULL,
	"size" text NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_sizes_text" CHECK ("product_sizes"."size" <> ''),
	CONSTRAINT "product_sizes_stock" CHECK ("product_sizes"."stock" >= 0),
	CONSTRAINT "product_sizes_held" CHECK ("product_sizes"."held" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"website_id" integer NOT NULL,
	"reference" text,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_cents" integer NOT NULL,
	"vat_permille" integer DEFAULT 200 NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"sub_category" text DEFAULT '' NOT NULL,
	"showcase" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"risks" text DEFAULT '' NOT NULL,
	"composition" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"height_cm" numeric(9, 2),
	"width_cm" numeric(9, 2),
	"length_cm" numeric(9, 2),
	"radius_cm" numeric(9, 2),
	"weight_grams" numeric(9, 2) NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_text(coalesce("name", '') || ' ' || coalesce("reference", '') || ' ' || coalesce("category", '') || ' ' || coalesce("sub_category", ''))) STORED NOT NULL,
	CONSTRAINT "products_id_website" UNIQUE("id","website_id"),
	CONSTRAINT "products_name" CHECK ("products"."name" <> ''),
	CONSTRAINT "products_reference_form" CHECK ("products"."reference" <> ''),
	CONSTRAINT "products_price" CHECK ("products"."price_cents" between 0 and 10000000),
	CONSTRAINT "products_vat" CHECK ("products"."vat_permille" in (200, 100, 55, 21)),
	CONSTRAINT "products_weight" CHECK ("products"."weight_grams" >= 0),
	CONSTRAINT "products_stock" CHECK ("products"."stock" >= 0),
	CONSTRAINT "products_held" CHECK ("products"."held" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"website_id" integer PRIMARY KEY NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"address_line1" text DEFAULT '' NOT NULL,
	"address_line2" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'FR' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"vat_regime" "vat_regime" DEFAULT 'standard' NOT NULL,
	"terms_url" text DEFAULT '' NOT NULL,
	"offers_home" boolean DEFAULT true NOT NULL,
	"offers_relay" boolean DEFAULT true NOT NULL,
	"offers_pickup" boolean DEFAULT false NOT NULL,
	"pickup_address" text DEFAULT '' NOT NULL,
	"pickup_hours" text DEFAULT '' NOT NULL,
	"packaging_weight_grams" integer DEFAULT 0 NOT NULL,
	"preparation_days" integer DEFAULT 2 NOT NULL,
	"free_delivery_from_cents" integer,
	"pause_message" text,
	"paused_until" date,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shops_packaging_weight" CHECK ("shops"."packaging_weight_grams" between 0 and 30000),
	CONSTRAINT "shops_preparation_days" CHECK ("shops"."preparation_days" between 0 and 60),
	CONSTRAINT "shops_free_delivery" CHECK ("shops"."free_delivery_from_cents" >= 0),
	CONSTRAINT "shops_pause" CHECK ("shops"."paused_until" is null or "shops"."pause_message" is not null),
	CONSTRAINT "shops_pause_message" CHECK ("shops"."pause_message" <> ''),
	CONSTRAINT "shops_terms" CHECK ("shops"."terms_url" = '' or "shops"."terms_url" ~ '^https?://')
);
--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_owner" FOREIGN KEY ("owner_id","website_id") REFERENCES "public"."products"("id","website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_picture" FOREIGN KEY ("picture_id","website_id") REFERENCES "public"."pictures"("id","website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_sizes" ADD CONSTRAINT "product_sizes_product" FOREIGN KEY ("product_id","website_id") REFERENCES "public"."products"("id","website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_unique" ON "discount_codes" USING btree ("website_id",lower("code"));--> statement-breakpoint
CREATE INDEX "order_items_order" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_website" ON "orders" USING btree ("website_id","id");--> statement-breakpoint
CREATE INDEX "orders_website_status" ON "orders" USING btree ("website_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_pending" ON "orders" USING btree ("expires_at") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "disputes_order" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_sizes_unique" ON "product_sizes" USING btree ("product_id",lower("size"));--> statement-breakpoint
CREATE UNIQUE INDEX "products_reference_unique" ON "products" USING btree ("website_id",lower(coalesce("reference", 'P-' || "id"::text)));--> statement-breakpoint
CREATE INDEX "products_website" ON "products" USING btree ("website_id","id");--> statement-breakpoint
CREATE INDEX "products_website_name" ON "products" USING btree ("website_id","name","id");--> statement-breakpoint
CREATE INDEX "products_website_price" ON "products" USING btree ("website_id","price_cents","id");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
-- By hand: two neighbours swap places within one statement, so the check waits for the end of the transaction.
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_owner_position" UNIQUE NULLS NOT DISTINCT ("owner_id","position") DEFERRABLE INITIALLY DEFERRED;
