CREATE TYPE "public"."invoice_transmission" AS ENUM('not_sent', 'sent', 'accepted', 'rejected');--> statement-breakpoint
CREATE TABLE "fee_entries" (
	"order_id" integer NOT NULL,
	"month" date NOT NULL,
	"client_id" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"returned_cents" integer NOT NULL,
	CONSTRAINT "fee_entries_order_id_month_pk" PRIMARY KEY("order_id","month"),
	CONSTRAINT "fee_entries_fee" CHECK ("fee_entries"."fee_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "fee_months" (
	"month" date PRIMARY KEY NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fee_months_first_day" CHECK (extract(day from "fee_months"."month") = 1)
);
--> statement-breakpoint
CREATE TABLE "fee_statements" (
	"client_id" integer NOT NULL,
	"month" date NOT NULL,
	"invoice_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fee_statements_client_id_month_pk" PRIMARY KEY("client_id","month"),
	CONSTRAINT "fee_statements_invoice_unique" UNIQUE("invoice_id")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "transmission" "invoice_transmission" DEFAULT 'not_sent' NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_entries" ADD CONSTRAINT "fee_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_entries" ADD CONSTRAINT "fee_entries_statement_fk" FOREIGN KEY ("client_id","month") REFERENCES "public"."fee_statements"("client_id","month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_statements" ADD CONSTRAINT "fee_statements_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_statements" ADD CONSTRAINT "fee_statements_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fee_entries_statement" ON "fee_entries" USING btree ("client_id","month");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_on","id") WHERE "invoices"."number" is not null;--> statement-breakpoint
CREATE INDEX "invoices_paid_on" ON "invoices" USING btree ("paid_on","id") WHERE "invoices"."paid_on" is not null;