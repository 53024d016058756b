CREATE TYPE "public"."invoice_refund_reason" AS ENUM('credit', 'paid_twice');--> statement-breakpoint
CREATE TYPE "public"."invoice_refund_status" AS ENUM('asked', 'pending', 'succeeded', 'failed', 'to_transfer', 'transferred');--> statement-breakpoint
CREATE TYPE "public"."page_purpose" AS ENUM('setup', 'payment');--> statement-breakpoint
CREATE TYPE "public"."page_state" AS ENUM('created', 'open', 'complete', 'expired');--> statement-breakpoint
CREATE TYPE "public"."reminder_kind" AS ENUM('renewal_right', 'renewal', 'unpaid', 'debit', 'decide');--> statement-breakpoint
ALTER TYPE "public"."invoice_purpose" ADD VALUE 'surcharge' BEFORE 'other';--> statement-breakpoint
CREATE TABLE "contract_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"subscription_id" integer,
	"website_id" integer,
	"plan" "subscription_plan" NOT NULL,
	"payment_plan" "payment_plan" NOT NULL,
	"price_cents" integer NOT NULL,
	"development_cents" integer,
	"client_kind" "client_kind" NOT NULL,
	"starts_at_once" boolean NOT NULL,
	"offer_text" text NOT NULL,
	"terms_text" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"network_hash" text NOT NULL,
	"concluded_at" timestamp (3) with time zone,
	"lapsed_at" timestamp (3) with time zone,
	CONSTRAINT "contract_offers_price" CHECK ("contract_offers"."price_cents" >= 0 and "contract_offers"."development_cents" > 0),
	CONSTRAINT "contract_offers_one_end" CHECK (num_nonnulls("contract_offers"."concluded_at", "contract_offers"."lapsed_at") <= 1),
	CONSTRAINT "contract_offers_concluded" CHECK ("contract_offers"."concluded_at" is null or "contract_offers"."subscription_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "invoice_disputes" (
	"dispute_id" text PRIMARY KEY NOT NULL,
	"intent_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"is_withdrawn" boolean NOT NULL,
	"opened_on" date NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"reason" "invoice_refund_reason" NOT NULL,
	"credit_note_id" integer,
	"attempt_id" integer,
	"amount_cents" integer NOT NULL,
	"status" "invoice_refund_status" NOT NULL,
	"refund_id" text,
	"failure" text,
	"transferred_on" date,
	"transfer_reference" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone,
	CONSTRAINT "invoice_refunds_refund_unique" UNIQUE("refund_id"),
	CONSTRAINT "invoice_refunds_amount" CHECK ("invoice_refunds"."amount_cents" > 0),
	CONSTRAINT "invoice_refunds_credit" CHECK (("invoice_refunds"."reason" = 'credit') = ("invoice_refunds"."credit_note_id" is not null)),
	CONSTRAINT "invoice_refunds_transferred" CHECK (num_nulls("invoice_refunds"."transferred_on", "invoice_refunds"."transfer_reference") = case "invoice_refunds"."status" when 'transferred' then 0 else 2 end),
	CONSTRAINT "invoice_refunds_payment" CHECK ("invoice_refunds"."attempt_id" is not null or "invoice_refunds"."status" in ('to_transfer', 'transferred'))
);
--> statement-breakpoint
CREATE TABLE "payment_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"purpose" "page_purpose" NOT NULL,
	"state" "page_state" DEFAULT 'created' NOT NULL,
	"subscription_id" integer,
	"offer_id" integer,
	"saves_method" boolean NOT NULL,
	"session_id" text,
	"url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "payment_pages_session_unique" UNIQUE("session_id"),
	CONSTRAINT "payment_pages_open" CHECK ("payment_pages"."state" <> 'open' or "payment_pages"."session_id" is not null),
	CONSTRAINT "payment_pages_ended" CHECK (("payment_pages"."ended_at" is null) = ("payment_pages"."state" in ('created', 'open'))),
	CONSTRAINT "payment_pages_setup" CHECK ("payment_pages"."purpose" <> 'setup' or "payment_pages"."saves_method")
);
--> statement-breakpoint
CREATE TABLE "subscription_reminders" (
	"subscription_id" integer NOT NULL,
	"kind" "reminder_kind" NOT NULL,
	"about" date NOT NULL,
	"sent_on" date NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscription_reminders_subscription_id_kind_about_pk" PRIMARY KEY("subscription_id","kind","about")
);
--> statement-breakpoint
CREATE TABLE "subscription_warnings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_warnings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"reason" text NOT NULL,
	"warned_on" date NOT NULL,
	"deadline" date NOT NULL,
	"warned_by_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscription_warnings_deadline" CHECK ("subscription_warnings"."deadline" >= "subscription_warnings"."warned_on"),
	CONSTRAINT "subscription_warnings_reason" CHECK (char_length("subscription_warnings"."reason") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_period";--> statement-breakpoint
DROP INDEX "invoice_attempts_session";--> statement-breakpoint
ALTER TABLE "invoice_attempts" ADD COLUMN "page_id" integer;--> statement-breakpoint
ALTER TABLE "invoice_attempts" ADD COLUMN "alerted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "formal_notice_on" date;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "expiry_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project_requests" ADD COLUMN "subscription_cents" integer;--> statement-breakpoint
ALTER TABLE "project_requests" ADD COLUMN "development_cents" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "announced_price_reason" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "concluded_on" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "starts_at_once" boolean;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "looked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "decided_on" date;--> statement-breakpoint
ALTER TABLE "contract_offers" ADD CONSTRAINT "contract_offers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_offers" ADD CONSTRAINT "contract_offers_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_offers" ADD CONSTRAINT "contract_offers_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_refunds" ADD CONSTRAINT "invoice_refunds_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_refunds" ADD CONSTRAINT "invoice_refunds_credit_note_id_invoices_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_refunds" ADD CONSTRAINT "invoice_refunds_attempt_id_invoice_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."invoice_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_pages" ADD CONSTRAINT "payment_pages_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_pages" ADD CONSTRAINT "payment_pages_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_pages" ADD CONSTRAINT "payment_pages_offer_id_contract_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."contract_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_reminders" ADD CONSTRAINT "subscription_reminders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_warnings" ADD CONSTRAINT "subscription_warnings_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_warnings" ADD CONSTRAINT "subscription_warnings_warned_by_id_users_id_fk" FOREIGN KEY ("warned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_offers_client" ON "contract_offers" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "contract_offers_subscription" ON "contract_offers" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "contract_offers_website" ON "contract_offers" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "invoice_disputes_intent" ON "invoice_disputes" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "invoice_refunds_invoice" ON "invoice_refunds" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_refunds_credit_note" ON "invoice_refunds" USING btree ("credit_note_id");--> statement-breakpoint
CREATE INDEX "invoice_refunds_attempt" ON "invoice_refunds" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "invoice_refunds_open" ON "invoice_refunds" USING btree ("created_at") WHERE "invoice_refunds"."status" in ('asked', 'pending', 'failed', 'to_transfer');--> statement-breakpoint
CREATE INDEX "payment_pages_client" ON "payment_pages" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "payment_pages_subscription" ON "payment_pages" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payment_pages_offer" ON "payment_pages" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "payment_pages_live" ON "payment_pages" USING btree ("created_at") WHERE "payment_pages"."state" in ('created', 'open');--> statement-breakpoint
CREATE INDEX "subscription_warnings_subscription" ON "subscription_warnings" USING btree ("subscription_id","id");--> statement-breakpoint
CREATE INDEX "subscription_warnings_warned_by" ON "subscription_warnings" USING btree ("warned_by_id");--> statement-breakpoint
ALTER TABLE "invoice_attempts" ADD CONSTRAINT "invoice_attempts_page_id_payment_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."payment_pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_attempts_page" ON "invoice_attempts" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "invoice_attempts_live" ON "invoice_attempts" USING btree ("created_at") WHERE "invoice_attempts"."state" in ('created', 'open', 'processing', 'unknown');--> statement-breakpoint
CREATE INDEX "subscriptions_looked" ON "subscriptions" USING btree ("looked_at","id") WHERE "subscriptions"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_period" CHECK ("invoices"."purpose" not in ('period', 'move') or "invoices"."kind" = 'credit_note'
        or num_nulls("invoices"."subscription_id", "invoices"."first", "invoices"."last", "invoices"."payment_plan") = 0);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_announced_reason" CHECK ("subscriptions"."announced_price_cents" is not null or "subscriptions"."announced_price_reason" is null);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_concluded" CHECK (("subscriptions"."concluded_on" is null) = ("subscriptions"."starts_at_once" is null));--> statement-breakpoint
-- By hand, from here on: drizzle knows no triggers.
CREATE OR REPLACE FUNCTION "invoices_final"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  later CONSTANT text[] := ARRAY['status', 'credited_cents', 'refused_on', 'last_refusal', 'formal_notice_on', 'paid_on', 'received_on', 'payment_reference'];
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - later = to_jsonb(OLD) - later AND NEW.status <> 'draft' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'invoice % is final: % refused', OLD.number, TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
-- What was accepted stays as it was shown.
CREATE FUNCTION "contract_offers_final"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  later CONSTANT text[] := ARRAY['subscription_id', 'website_id', 'concluded_at', 'lapsed_at'];
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - later = to_jsonb(OLD) - later THEN RETURN NEW; END IF;
  IF TG_OP = 'DELETE' AND OLD.concluded_at IS NULL THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'contract_offers is final: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "contract_offers_final" BEFORE UPDATE OR DELETE ON "contract_offers" FOR EACH ROW EXECUTE FUNCTION "contract_offers_final"();
