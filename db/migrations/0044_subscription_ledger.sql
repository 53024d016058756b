CREATE TYPE "public"."attempt_state" AS ENUM('created', 'open', 'processing', 'unknown', 'succeeded', 'refused', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."invoice_kind" AS ENUM('invoice', 'credit_note');--> statement-breakpoint
CREATE TYPE "public"."invoice_purpose" AS ENUM('period', 'move', 'other');--> statement-breakpoint
CREATE TYPE "public"."invoice_status" AS ENUM('draft', 'issued', 'paid', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."refusal_kind" AS ENUM('retryable', 'final', 'authentication');--> statement-breakpoint
CREATE TYPE "public"."payment_method_kind" AS ENUM('card', 'sepa');--> statement-breakpoint
CREATE TYPE "public"."collection" AS ENUM('automatic', 'manual');--> statement-breakpoint
CREATE TYPE "public"."end_reason" AS ENUM('notice', 'withdrawal', 'breach', 'unpaid', 'provider');--> statement-breakpoint
CREATE TABLE "invoice_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"attempt" integer NOT NULL,
	"method_id" integer,
	"intent_id" text,
	"session_id" text,
	"state" "attempt_state" DEFAULT 'created' NOT NULL,
	"amount_cents" integer NOT NULL,
	"refusal" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "invoice_attempts_number_unique" UNIQUE("invoice_id","attempt"),
	CONSTRAINT "invoice_attempts_number" CHECK ("invoice_attempts"."attempt" > 0),
	CONSTRAINT "invoice_attempts_amount" CHECK ("invoice_attempts"."amount_cents" > 0),
	CONSTRAINT "invoice_attempts_ended" CHECK (("invoice_attempts"."ended_at" is null) = ("invoice_attempts"."state" in ('created', 'open', 'processing', 'unknown'))),
	CONSTRAINT "invoice_attempts_refusal" CHECK ("invoice_attempts"."state" = 'refused' or "invoice_attempts"."refusal" is null)
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"kind" "invoice_kind" NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_kind_year_pk" PRIMARY KEY("kind","year"),
	CONSTRAINT "invoice_counters_last" CHECK ("invoice_counters"."last" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"label" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_permille" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	CONSTRAINT "invoice_lines_label" CHECK (char_length("invoice_lines"."label") between 1 and 300),
	CONSTRAINT "invoice_lines_quantity" CHECK ("invoice_lines"."quantity" > 0),
	CONSTRAINT "invoice_lines_vat" CHECK ("invoice_lines"."vat_permille" between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"subscription_id" integer,
	"kind" "invoice_kind" DEFAULT 'invoice' NOT NULL,
	"purpose" "invoice_purpose" NOT NULL,
	"status" "invoice_status" DEFAULT 'draft' NOT NULL,
	"number" text,
	"issued_on" date,
	"due_on" date,
	"first" date,
	"last" date,
	"payment_plan" "payment_plan",
	"move_plan" "subscription_plan",
	"move_price_cents" integer,
	"regime" "vat_regime" NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"credited_cents" integer DEFAULT 0 NOT NULL,
	"corrected_invoice_id" integer,
	"reason" text,
	"client" jsonb,
	"seller" jsonb,
	"refused_on" date,
	"last_refusal" "refusal_kind",
	"paid_on" date,
	"received_on" date,
	"payment_reference" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_number_form" CHECK ("invoices"."number" ~ (case "invoices"."kind" when 'invoice' then '^F' else '^A' end || '-[0-9]{4}-[0-9]{4,}$')),
	CONSTRAINT "invoices_number_status" CHECK (case "invoices"."status" when 'draft' then "invoices"."number" is null when 'cancelled' then true else "invoices"."number" is not null end),
	CONSTRAINT "invoices_issued" CHECK (num_nulls("invoices"."number", "invoices"."issued_on", "invoices"."due_on", "invoices"."client", "invoices"."seller") in (0, 5)),
	CONSTRAINT "invoices_due" CHECK ("invoices"."due_on" >= "invoices"."issued_on"),
	CONSTRAINT "invoices_paid" CHECK (("invoices"."status" = 'paid') = ("invoices"."paid_on" is not null)),
	CONSTRAINT "invoices_total" CHECK ("invoices"."total_cents" >= 0 and "invoices"."vat_cents" between 0 and "invoices"."total_cents"),
	CONSTRAINT "invoices_credited" CHECK ("invoices"."credited_cents" between 0 and "invoices"."total_cents"),
	CONSTRAINT "invoices_credit_note" CHECK (case "invoices"."kind" when 'invoice' then "invoices"."corrected_invoice_id" is null
        else "invoices"."corrected_invoice_id" is not null and "invoices"."reason" is not null and "invoices"."credited_cents" = 0 and "invoices"."total_cents" > 0 end),
	CONSTRAINT "invoices_period" CHECK ("invoices"."purpose" = 'other' or "invoices"."kind" = 'credit_note'
        or num_nulls("invoices"."subscription_id", "invoices"."first", "invoices"."last", "invoices"."payment_plan") = 0),
	CONSTRAINT "invoices_days" CHECK ("invoices"."first" <= "invoices"."last"),
	CONSTRAINT "invoices_move" CHECK (num_nulls("invoices"."move_plan", "invoices"."move_price_cents") = case when "invoices"."purpose" = 'move' and "invoices"."kind" = 'invoice' then 0 else 2 end),
	CONSTRAINT "invoices_refusal" CHECK ("invoices"."refused_on" is not null or "invoices"."last_refusal" is null)
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"method_id" text NOT NULL,
	"mandate_id" text,
	"kind" "payment_method_kind" NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" smallint,
	"expiry_year" smallint,
	"is_usable" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "payment_methods_method_unique" UNIQUE("method_id"),
	CONSTRAINT "payment_methods_last_four" CHECK ("payment_methods"."last_four" ~ '^[0-9A-Za-z]{4}$'),
	CONSTRAINT "payment_methods_expiry" CHECK (("payment_methods"."expiry_month" is null) = ("payment_methods"."expiry_year" is null)),
	CONSTRAINT "payment_methods_expiry_month" CHECK ("payment_methods"."expiry_month" between 1 and 12),
	CONSTRAINT "payment_methods_mandate" CHECK ("payment_methods"."kind" = 'sepa' or "payment_methods"."mandate_id" is null)
);
--> statement-breakpoint
CREATE TABLE "subscription_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "collection" "collection" DEFAULT 'manual' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "payment_method_id" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "anchor" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "skipped_months" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "lead_first" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "invoice_from" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "written_due_date" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "late_since" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "tolerated_since" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "suspended_on" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "notice_on" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "end_reason" "end_reason";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "provider_ends_on" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "provider_end_reason" "end_reason";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "change_plan" "subscription_plan";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "change_payment_plan" "payment_plan";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "change_price_cents" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "change_skipped_months" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "change_effective_on" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "announced_price_cents" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "announced_price_on" date;--> statement-breakpoint
-- By hand, between the two: what is there becomes manual, is paid until the day before its due date, and nothing before today is ever
-- invoiced. Due date, status and price stay as they are; a status other than active counts as written today.
UPDATE "subscriptions" SET
  "anchor" = "due_date",
  "lead_first" = ("due_date" - CASE "payment_plan" WHEN 'yearly' THEN interval '12 months' ELSE interval '1 month' END)::date,
  "invoice_from" = today,
  "written_due_date" = CASE WHEN "due_date" < today THEN "due_date" END,
  "late_since" = CASE "status" WHEN 'late' THEN today END,
  "suspended_on" = CASE "status" WHEN 'inactive' THEN today END
FROM (SELECT (now() AT TIME ZONE 'Europe/Paris')::date AS today) AS paris;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "anchor" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "invoice_from" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_attempts" ADD CONSTRAINT "invoice_attempts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_attempts" ADD CONSTRAINT "invoice_attempts_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrected_invoice_id_invoices_id_fk" FOREIGN KEY ("corrected_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_entries" ADD CONSTRAINT "subscription_entries_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_attempts_one_live" ON "invoice_attempts" USING btree ("invoice_id") WHERE "invoice_attempts"."state" in ('created', 'open', 'processing', 'unknown');--> statement-breakpoint
CREATE INDEX "invoice_attempts_intent" ON "invoice_attempts" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "invoice_attempts_session" ON "invoice_attempts" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "invoice_lines_invoice" ON "invoice_lines" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_period_unique" ON "invoices" USING btree ("subscription_id","first") WHERE "invoices"."purpose" = 'period' and "invoices"."kind" = 'invoice' and "invoices"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "invoices_client" ON "invoices" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "invoices_subscription" ON "invoices" USING btree ("subscription_id","first");--> statement-breakpoint
CREATE INDEX "invoices_corrected" ON "invoices" USING btree ("corrected_invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("due_on") WHERE "invoices"."status" = 'issued' and "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_draft" ON "invoices" USING btree ("client_id") WHERE "invoices"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "payment_methods_client" ON "payment_methods" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "subscription_entries_subscription" ON "subscription_entries" USING btree ("subscription_id","at","id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_payment_method" ON "subscriptions" USING btree ("payment_method_id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_skipped_months" CHECK ("subscriptions"."skipped_months" >= 0);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_lead" CHECK ("subscriptions"."lead_first" < "subscriptions"."anchor" + "subscriptions"."skipped_months" * interval '1 month');--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_end" CHECK (("subscriptions"."ends_on" is null) = ("subscriptions"."end_reason" is null));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_provider_end" CHECK (("subscriptions"."provider_ends_on" is null) = ("subscriptions"."provider_end_reason" is null));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_notice_ends" CHECK ("subscriptions"."notice_on" is null or "subscriptions"."ends_on" is not null);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_ended" CHECK ("subscriptions"."ended_at" is null or "subscriptions"."ends_on" is not null);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_change" CHECK (num_nulls("subscriptions"."change_plan", "subscriptions"."change_payment_plan", "subscriptions"."change_price_cents", "subscriptions"."change_skipped_months", "subscriptions"."change_effective_on") in (0, 5));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_change_price" CHECK ("subscriptions"."change_price_cents" >= 0);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_announced" CHECK (("subscriptions"."announced_price_cents" is null) = ("subscriptions"."announced_price_on" is null));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_announced_price" CHECK ("subscriptions"."announced_price_cents" >= 0);--> statement-breakpoint
-- By hand, from here on: drizzle knows no triggers.
-- An entry goes with its subscription alone.
CREATE FUNCTION "subscription_entries_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM subscriptions WHERE id = OLD.subscription_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'subscription_entries is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "subscription_entries_append_only" BEFORE UPDATE OR DELETE ON "subscription_entries" FOR EACH ROW EXECUTE FUNCTION "subscription_entries_append_only"();--> statement-breakpoint
CREATE TRIGGER "subscription_entries_never_emptied" BEFORE TRUNCATE ON "subscription_entries" FOR EACH STATEMENT EXECUTE FUNCTION "subscription_entries_append_only"();--> statement-breakpoint
-- With its number an invoice is final. What happens to it afterwards is no part of the document.
CREATE FUNCTION "invoices_final"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  later CONSTANT text[] := ARRAY['status', 'credited_cents', 'refused_on', 'last_refusal', 'paid_on', 'received_on', 'payment_reference'];
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - later = to_jsonb(OLD) - later AND NEW.status <> 'draft' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'invoice % is final: % refused', OLD.number, TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "invoices_final" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW WHEN (OLD.number IS NOT NULL) EXECUTE FUNCTION "invoices_final"();--> statement-breakpoint
CREATE FUNCTION "invoice_lines_final"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line invoice_lines := CASE TG_OP WHEN 'INSERT' THEN NEW ELSE OLD END;
BEGIN
  IF EXISTS (SELECT FROM invoices WHERE id = line.invoice_id AND number IS NOT NULL) THEN
    RAISE EXCEPTION 'the lines of invoice % are final: % refused', line.invoice_id, TG_OP USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_lines_final" BEFORE INSERT OR UPDATE OR DELETE ON "invoice_lines" FOR EACH ROW EXECUTE FUNCTION "invoice_lines_final"();
