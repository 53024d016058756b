-- By hand: what searches need, and what the rows that are there already say.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
-- Immutable, as its dictionary is part of the database: generated columns and indexes may use it.
CREATE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;--> statement-breakpoint
CREATE TYPE "public"."challenge_purpose" AS ENUM('register', 'log_in');--> statement-breakpoint
CREATE TYPE "public"."waiting_for" AS ENUM('agency', 'client');--> statement-breakpoint
CREATE TYPE "public"."inactive_by" AS ENUM('owner', 'billing');--> statement-breakpoint
ALTER TYPE "public"."account_token_purpose" ADD VALUE 'invitation';--> statement-breakpoint
ALTER TYPE "public"."account_token_purpose" ADD VALUE 'change_email';--> statement-breakpoint
ALTER TYPE "public"."account_token_purpose" ADD VALUE 'undo_email';--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canned_answers_title_length" CHECK (char_length("canned_answers"."title") between 1 and 100),
	CONSTRAINT "canned_answers_body_length" CHECK (char_length("canned_answers"."body") between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "fee_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"min_amount_cents" integer NOT NULL,
	"fixed_fee_cents" integer NOT NULL,
	"percentage" numeric(5, 2) NOT NULL,
	"max_fee_cents" integer,
	"custom_formula" text,
	CONSTRAINT "fee_rules_min_amount_unique" UNIQUE("user_id","min_amount_cents"),
	CONSTRAINT "fee_rules_min_amount_not_negative" CHECK ("fee_rules"."min_amount_cents" >= 0),
	CONSTRAINT "fee_rules_fixed_fee_not_negative" CHECK ("fee_rules"."fixed_fee_cents" >= 0),
	CONSTRAINT "fee_rules_percentage" CHECK ("fee_rules"."percentage" between 0 and 100),
	CONSTRAINT "fee_rules_max_fee_not_negative" CHECK ("fee_rules"."max_fee_cents" >= 0),
	CONSTRAINT "fee_rules_formula_length" CHECK (char_length("fee_rules"."custom_formula") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" "challenge_purpose" NOT NULL,
	"user_id" integer,
	"challenge" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_unique" UNIQUE("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_notes_body_length" CHECK (char_length("ticket_notes"."body") between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "ticket_reads" (
	"user_id" integer NOT NULL,
	"ticket_id" integer NOT NULL,
	"last_message_id" integer NOT NULL,
	CONSTRAINT "ticket_reads_user_id_ticket_id_pk" PRIMARY KEY("user_id","ticket_id")
);
--> statement-breakpoint
DROP INDEX "tickets_user_updated";--> statement-breakpoint
DROP INDEX "tickets_updated";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "terms_accepted_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "website_id" integer;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "waiting_for" "waiting_for" DEFAULT 'agency' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "plan_rank" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "first_answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "last_message_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "business_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "postal_code" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "fixed_fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "percent_fee" numeric(5, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mails_ticket_answers" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mails_website_news" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_factor_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("business_name", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "inactive_by" "inactive_by";--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(coalesce("name", '') || ' ' || coalesce("url", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_rules" ADD CONSTRAINT "fee_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_notes" ADD CONSTRAINT "ticket_notes_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_notes" ADD CONSTRAINT "ticket_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_reads" ADD CONSTRAINT "ticket_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_reads" ADD CONSTRAINT "ticket_reads_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "canned_answers_title_unique" ON "canned_answers" USING btree (lower("title"));--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ticket_notes_ticket" ON "ticket_notes" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "ticket_reads_ticket" ON "ticket_reads" USING btree ("ticket_id");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("due_date","id");--> statement-breakpoint
CREATE INDEX "subscriptions_status" ON "subscriptions" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "subscriptions_plan" ON "subscriptions" USING btree ("plan","id");--> statement-breakpoint
CREATE INDEX "tickets_queue" ON "tickets" USING btree ("plan_rank","created_at","id") WHERE "tickets"."status" = 'open';--> statement-breakpoint
CREATE INDEX "tickets_closed" ON "tickets" USING btree ("updated_at","id") WHERE "tickets"."status" = 'closed';--> statement-breakpoint
CREATE INDEX "tickets_assignee" ON "tickets" USING btree ("assignee_id","status");--> statement-breakpoint
CREATE INDEX "tickets_website" ON "tickets" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "websites_name" ON "websites" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "websites_status" ON "websites" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "websites_search" ON "websites" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tickets_user_updated" ON "tickets" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_updated" ON "tickets" USING btree ("updated_at","id");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_plan_rank" CHECK ("tickets"."plan_rank" between 0 and 3);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_fixed_fee_not_negative" CHECK ("users"."fixed_fee_cents" >= 0);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_percent_fee" CHECK ("users"."percent_fee" between 0 and 100);--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_inactive_by" CHECK ("websites"."inactive_by" is null or "websites"."status" = 'inactive');--> statement-breakpoint
UPDATE "tickets" SET
  "last_message_id" = coalesce("latest"."id", 0),
  "waiting_for" = CASE WHEN "latest"."of_agency" THEN 'client'::"waiting_for" ELSE 'agency' END,
  "first_answered_at" = "latest"."first_answer",
  "plan_rank" = coalesce("latest"."rank", 3)
FROM (
  SELECT t."id" AS "ticket_id", m."id", m."of_agency",
    (SELECT min(a."created_at") FROM "ticket_messages" a JOIN "users" u ON u."id" = a."author_id"
     WHERE a."ticket_id" = t."id" AND a."author_id" <> t."user_id" AND u."role" <> 'USER') AS "first_answer",
    (SELECT CASE max(s."plan") WHEN 'enterprise' THEN 0 WHEN 'premium' THEN 1 WHEN 'basic' THEN 2 END
     FROM "subscriptions" s WHERE s."user_id" = t."user_id" AND s."status" <> 'inactive') AS "rank"
  FROM "tickets" t
  LEFT JOIN LATERAL (
    SELECT x."id", x."author_id" <> t."user_id" AND u."role" <> 'USER' AS "of_agency"
    FROM "ticket_messages" x JOIN "users" u ON u."id" = x."author_id"
    WHERE x."ticket_id" = t."id" ORDER BY x."id" DESC LIMIT 1
  ) m ON true
) "latest"
WHERE "latest"."ticket_id" = "tickets"."id";
