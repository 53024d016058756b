CREATE TYPE "public"."recurring_kind" AS ENUM('cms_licence', 'priority', 'other');--> statement-breakpoint
CREATE TABLE "recurring_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recurring_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"subscription_id" integer,
	"kind" "recurring_kind" NOT NULL,
	"label" text NOT NULL,
	"price_cents" integer NOT NULL,
	"vat_permille" integer NOT NULL,
	"payment_plan" "payment_plan" NOT NULL,
	"anchor" date NOT NULL,
	"next_on" date NOT NULL,
	"ends_on" date,
	"ended_at" timestamp (3) with time zone,
	"new_price_cents" integer,
	"new_price_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recurring_lines_label" CHECK (char_length("recurring_lines"."label") between 1 and 150),
	CONSTRAINT "recurring_lines_price" CHECK ("recurring_lines"."price_cents" >= 0 and "recurring_lines"."new_price_cents" >= 0),
	CONSTRAINT "recurring_lines_vat" CHECK ("recurring_lines"."vat_permille" between 0 and 1000),
	CONSTRAINT "recurring_lines_next_on" CHECK ("recurring_lines"."next_on" >= "recurring_lines"."anchor"),
	CONSTRAINT "recurring_lines_ended" CHECK ("recurring_lines"."ended_at" is null or "recurring_lines"."ends_on" is not null),
	CONSTRAINT "recurring_lines_new_price" CHECK (("recurring_lines"."new_price_cents" is null) = ("recurring_lines"."new_price_on" is null))
);
--> statement-breakpoint
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_plan_rank";--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "plan_rank" SET DATA TYPE real;--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "plan_rank" SET DEFAULT 3;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "website_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "recurring_line_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "late_invoice_id" integer;--> statement-breakpoint
ALTER TABLE "recurring_lines" ADD CONSTRAINT "recurring_lines_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_lines" ADD CONSTRAINT "recurring_lines_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recurring_lines_client" ON "recurring_lines" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "recurring_lines_subscription" ON "recurring_lines" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "recurring_lines_next" ON "recurring_lines" USING btree ("next_on") WHERE "recurring_lines"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_recurring_line_id_recurring_lines_id_fk" FOREIGN KEY ("recurring_line_id") REFERENCES "public"."recurring_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_late_invoice_id_invoices_id_fk" FOREIGN KEY ("late_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_recurring_unique" ON "invoices" USING btree ("recurring_line_id","first") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_late" ON "invoices" USING btree ("late_invoice_id") WHERE "invoices"."late_invoice_id" is not null;--> statement-breakpoint
CREATE INDEX "invoices_website" ON "invoices" USING btree ("website_id") WHERE "invoices"."website_id" is not null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_development" CHECK ("invoices"."website_id" is null or ("invoices"."purpose"::text in ('deposit', 'balance') and "invoices"."subscription_id" is null));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_recurring" CHECK ("invoices"."recurring_line_id" is null
        or ("invoices"."purpose"::text = 'recurring' and num_nulls("invoices"."first", "invoices"."last", "invoices"."payment_plan") = 0));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_late_invoice" CHECK ("invoices"."late_invoice_id" is null or "invoices"."purpose" = 'surcharge');--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_plan_rank" CHECK ("tickets"."plan_rank" between -0.5 and 3);