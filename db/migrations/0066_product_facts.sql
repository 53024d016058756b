CREATE TABLE "product_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"price_cents" integer,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_reductions" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"price_cents" integer NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"started_at" timestamp (3) with time zone,
	"previous_cents" integer,
	"lowest_cents" integer,
	CONSTRAINT "product_reductions_price" CHECK ("product_reductions"."price_cents" >= 0),
	CONSTRAINT "product_reductions_days" CHECK ("product_reductions"."starts_on" <= "product_reductions"."ends_on"),
	CONSTRAINT "product_reductions_started" CHECK (num_nonnulls("product_reductions"."started_at", "product_reductions"."previous_cents", "product_reductions"."lowest_cents") in (0, 3)),
	CONSTRAINT "product_reductions_lowest" CHECK ("product_reductions"."price_cents" < "product_reductions"."lowest_cents")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "age_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product_sizes" ADD COLUMN "net_quantity" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "manufacturer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "manufacturer_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "manufacturer_contact" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "manufacturer_outside_eu" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "responsible_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "responsible_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "responsible_contact" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "identifier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "no_warning" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "net_quantity" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "net_unit" text DEFAULT 'g' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_food" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "food_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ingredients" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "allergens" text[];--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "storage" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "no_nutrition" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "energy_kj" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "energy_kcal" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fat" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "saturates" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "carbohydrate" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sugars" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "protein" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "salt" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "alcohol" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "alcohol_percent" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "manufacturer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "manufacturer_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "manufacturer_contact" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "manufacturer_outside_eu" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "responsible_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "responsible_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "responsible_contact" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "warnings" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reductions" ADD CONSTRAINT "product_reductions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_prices_product" ON "product_prices" USING btree ("product_id","since");--> statement-breakpoint
ALTER TABLE "product_sizes" ADD CONSTRAINT "product_sizes_net_quantity" CHECK ("product_sizes"."net_quantity" > 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_net_quantity" CHECK ("products"."net_quantity" > 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_net_unit" CHECK ("products"."net_unit" in ('g', 'kg', 'ml', 'cl', 'l', 'm', 'm2', 'piece'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_alcohol" CHECK ("products"."alcohol_percent" between 0 and 100);