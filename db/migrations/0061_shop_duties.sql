CREATE TYPE "public"."return_costs" AS ENUM('seller', 'shopper');--> statement-breakpoint
CREATE TYPE "public"."seller_registry" AS ENUM('rcs', 'rne', 'exempt');--> statement-breakpoint
CREATE TABLE "shop_terms_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_terms_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"website_id" integer NOT NULL,
	"hash" text NOT NULL,
	"text" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_terms_versions_text" UNIQUE("website_id","hash")
);
--> statement-breakpoint
CREATE TABLE "website_publishers" (
	"website_id" integer PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"director" text DEFAULT '' NOT NULL,
	"host" text DEFAULT '' NOT NULL,
	"privacy_url" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "website_publishers_privacy" CHECK ("website_publishers"."privacy_url" = '' or "website_publishers"."privacy_url" ~ '^https?://')
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_version_id" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "legal_form" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "share_capital" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "company_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "registry" "seller_registry";--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "registry_city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "vat_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "insurer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "mediator_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "mediator_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "mediator_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "return_costs" "return_costs";--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "return_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "commercial_guarantee" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_terms_versions" ADD CONSTRAINT "shop_terms_versions_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_publishers" ADD CONSTRAINT "website_publishers_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_terms_version_id_shop_terms_versions_id_fk" FOREIGN KEY ("terms_version_id") REFERENCES "public"."shop_terms_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_mediator" CHECK ("shops"."mediator_url" = '' or "shops"."mediator_url" ~ '^https?://');