CREATE TYPE "public"."client_kind" AS ENUM('consumer', 'non_professional', 'professional');--> statement-breakpoint
CREATE TABLE "clients" (
	"id" integer PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"stripe_account_id" text,
	"stripe_customer_id" text,
	"fixed_fee_cents" integer DEFAULT 0 NOT NULL,
	"percent_fee" numeric(5, 2) DEFAULT 0 NOT NULL,
	"kind" "client_kind",
	"billing_name" text,
	"billing_line1" text,
	"billing_line2" text,
	"billing_postal_code" text,
	"billing_city" text,
	"billing_country" text,
	"siren" text,
	"vat_number" text,
	"billing_emails" text[] DEFAULT '{}' NOT NULL,
	"purchase_reference" text,
	CONSTRAINT "clients_owner_unique" UNIQUE("owner_id"),
	CONSTRAINT "clients_id_is_owner" CHECK ("clients"."id" = "clients"."owner_id"),
	CONSTRAINT "clients_fixed_fee_not_negative" CHECK ("clients"."fixed_fee_cents" >= 0),
	CONSTRAINT "clients_percent_fee" CHECK ("clients"."percent_fee" between 0 and 100),
	CONSTRAINT "clients_billing_name_length" CHECK (char_length("clients"."billing_name") between 1 and 150),
	CONSTRAINT "clients_billing_country" CHECK ("clients"."billing_country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "clients_siren" CHECK ("clients"."siren" ~ '^[0-9]{9}$'),
	CONSTRAINT "clients_vat_number" CHECK ("clients"."vat_number" ~ '^[A-Z]{2}[0-9A-Z+*]{2,13}$'),
	CONSTRAINT "clients_consumer_has_no_number" CHECK ("clients"."kind" <> 'consumer' or ("clients"."siren" is null and "clients"."vat_number" is null)),
	CONSTRAINT "clients_billing_emails" CHECK (cardinality("clients"."billing_emails") <= 3 and array_position("clients"."billing_emails", null) is null),
	CONSTRAINT "clients_purchase_reference_length" CHECK (char_length("clients"."purchase_reference") between 1 and 100)
);
--> statement-breakpoint
-- By hand: every user is the client that they were, with their own id.
INSERT INTO "clients" ("id", "owner_id", "stripe_account_id", "fixed_fee_cents", "percent_fee")
SELECT "id", "id", "stripe_account_id", "fixed_fee_cents", "percent_fee" FROM "users";--> statement-breakpoint
ALTER TABLE "fee_rules" RENAME COLUMN "user_id" TO "client_id";--> statement-breakpoint
ALTER TABLE "project_requests" RENAME COLUMN "user_id" TO "client_id";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "user_id" TO "client_id";--> statement-breakpoint
ALTER TABLE "websites" RENAME COLUMN "user_id" TO "client_id";--> statement-breakpoint
ALTER TABLE "fee_rules" DROP CONSTRAINT "fee_rules_min_amount_unique";--> statement-breakpoint
ALTER TABLE "project_requests" DROP CONSTRAINT "project_requests_submission_unique";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_fixed_fee_not_negative";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_percent_fee";--> statement-breakpoint
ALTER TABLE "fee_rules" DROP CONSTRAINT "fee_rules_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "project_requests" DROP CONSTRAINT "project_requests_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "websites" DROP CONSTRAINT "websites_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "subscriptions_user";--> statement-breakpoint
DROP INDEX "tickets_user_updated";--> statement-breakpoint
DROP INDEX "tickets_user_status";--> statement-breakpoint
DROP INDEX "users_stripe_account_unique";--> statement-breakpoint
DROP INDEX "websites_user";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "client_id" integer;--> statement-breakpoint
-- By hand, between the two.
UPDATE "tickets" SET "client_id" = "user_id";--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "client_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clients_stripe_account_unique" ON "clients" USING btree ("stripe_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clients_stripe_customer_unique" ON "clients" USING btree ("stripe_customer_id");--> statement-breakpoint
ALTER TABLE "fee_rules" ADD CONSTRAINT "fee_rules_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_requests" ADD CONSTRAINT "project_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_client" ON "subscriptions" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "tickets_client_updated" ON "tickets" USING btree ("client_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_client_status" ON "tickets" USING btree ("client_id","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "websites_client" ON "websites" USING btree ("client_id");--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "stripe_account_id";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "fixed_fee_cents";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "percent_fee";--> statement-breakpoint
ALTER TABLE "fee_rules" ADD CONSTRAINT "fee_rules_min_amount_unique" UNIQUE("client_id","min_amount_cents");--> statement-breakpoint
ALTER TABLE "project_requests" ADD CONSTRAINT "project_requests_submission_unique" UNIQUE("client_id","submission_id");