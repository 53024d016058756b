CREATE TYPE "public"."decision_ground" AS ENUM('law', 'terms');--> statement-breakpoint
CREATE TYPE "public"."notice_category" AS ENUM('counterfeit', 'hate', 'terrorism', 'threat', 'minors', 'privacy', 'fraud', 'other');--> statement-breakpoint
CREATE TYPE "public"."notice_outcome" AS ENUM('no_action', 'content_removed', 'site_offline', 'account_suspended');--> statement-breakpoint
CREATE TYPE "public"."notice_state" AS ENUM('received', 'decided');--> statement-breakpoint
CREATE TYPE "public"."restricted_kind" AS ENUM('testimonials', 'staff', 'events', 'products');--> statement-breakpoint
CREATE TABLE "content_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"notice_id" integer NOT NULL,
	"version" integer NOT NULL,
	"outcome" "notice_outcome" NOT NULL,
	"website_id" integer,
	"client_id" integer,
	"items" text[] NOT NULL,
	"what" text NOT NULL,
	"scope" text NOT NULL,
	"duration" text NOT NULL,
	"reasons" text NOT NULL,
	"ground" "decision_ground",
	"ground_text" text NOT NULL,
	"complaint" text,
	"sites" jsonb NOT NULL,
	"decided_by_id" integer,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"ticket_id" integer,
	"contested_at" timestamp (3) with time zone,
	CONSTRAINT "content_decisions_version_unique" UNIQUE("notice_id","version"),
	CONSTRAINT "content_decisions_version" CHECK ("content_decisions"."version" in (1, 2)),
	CONSTRAINT "content_decisions_complaint" CHECK (("content_decisions"."version" = 2) = ("content_decisions"."complaint" is not null)),
	CONSTRAINT "content_decisions_ground" CHECK (("content_decisions"."outcome" = 'no_action') = ("content_decisions"."ground" is null))
);
--> statement-breakpoint
CREATE TABLE "content_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"category" "notice_category" NOT NULL,
	"locations" text[] NOT NULL,
	"explanation" text NOT NULL,
	"website_id" integer,
	"sender_name" text,
	"sender_email" text,
	"suspicious" boolean DEFAULT false NOT NULL,
	"is_urgent" boolean NOT NULL,
	"digest" text NOT NULL,
	"state" "notice_state" DEFAULT 'received' NOT NULL,
	"reported_to" text,
	"reported_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_text(coalesce("reference", '') || ' ' || coalesce("sender_name", '') || ' ' || coalesce("sender_email", '') || ' ' || coalesce("explanation", ''))) STORED NOT NULL,
	CONSTRAINT "content_notices_reference_unique" UNIQUE("reference"),
	CONSTRAINT "content_notices_reported" CHECK (("content_notices"."reported_to" is null) = ("content_notices"."reported_at" is null)),
	CONSTRAINT "content_notices_sender_known" CHECK (("content_notices"."sender_name" is null) = ("content_notices"."sender_email" is null))
);
--> statement-breakpoint
CREATE TABLE "content_restrictions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_restrictions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "restricted_kind" NOT NULL,
	"item_id" integer NOT NULL,
	"website_id" integer NOT NULL,
	"notice_id" integer,
	CONSTRAINT "content_restrictions_item_unique" UNIQUE("kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "content_decisions" ADD CONSTRAINT "content_decisions_notice_id_content_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."content_notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_decisions" ADD CONSTRAINT "content_decisions_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_decisions" ADD CONSTRAINT "content_decisions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_decisions" ADD CONSTRAINT "content_decisions_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_decisions" ADD CONSTRAINT "content_decisions_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_notices" ADD CONSTRAINT "content_notices_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_restrictions" ADD CONSTRAINT "content_restrictions_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_restrictions" ADD CONSTRAINT "content_restrictions_notice_id_content_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."content_notices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_decisions_website" ON "content_decisions" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "content_decisions_client" ON "content_decisions" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "content_decisions_decided_by" ON "content_decisions" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "content_decisions_ticket" ON "content_decisions" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "content_notices_website" ON "content_notices" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "content_notices_digest" ON "content_notices" USING btree ("digest","created_at");--> statement-breakpoint
CREATE INDEX "content_notices_state" ON "content_notices" USING btree ("state","is_urgent","id") WHERE not "content_notices"."suspicious";--> statement-breakpoint
CREATE INDEX "content_notices_created" ON "content_notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "content_notices_sender" ON "content_notices" USING btree (lower("sender_email"));--> statement-breakpoint
CREATE INDEX "content_restrictions_website" ON "content_restrictions" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "content_restrictions_notice" ON "content_restrictions" USING btree ("notice_id");