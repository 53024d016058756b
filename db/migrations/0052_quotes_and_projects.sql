CREATE TYPE "public"."project_stage" AS ENUM('brief', 'design', 'build', 'delivery');--> statement-breakpoint
CREATE TYPE "public"."quote_line_kind" AS ENUM('development', 'option', 'plan');--> statement-breakpoint
CREATE TYPE "public"."quote_status" AS ENUM('draft', 'sent', 'accepted', 'refused', 'expired');--> statement-breakpoint
CREATE TABLE "project_stages" (
	"project_id" integer NOT NULL,
	"stage" "project_stage" NOT NULL,
	"planned_on" date,
	"done_on" date,
	CONSTRAINT "project_stages_project_id_stage_pk" PRIMARY KEY("project_id","stage"),
	CONSTRAINT "project_stages_done" CHECK ("project_stages"."done_on" >= '2000-01-01')
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"website_id" integer,
	"project_request_id" integer,
	"quote_id" integer,
	"person_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_request_unique" UNIQUE("project_request_id"),
	CONSTRAINT "projects_quote_unique" UNIQUE("quote_id")
);
--> statement-breakpoint
CREATE TABLE "quote_acceptances" (
	"quote_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"hash" text NOT NULL,
	"typed_name" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"network_hash" text NOT NULL,
	"user_id" integer,
	"starts_at_once" boolean,
	"payable_from" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_lines" (
	"quote_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" "quote_line_kind" NOT NULL,
	"label" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"vat_permille" integer NOT NULL,
	CONSTRAINT "quote_lines_quote_id_position_pk" PRIMARY KEY("quote_id","position"),
	CONSTRAINT "quote_lines_label" CHECK (char_length("quote_lines"."label") between 1 and 300),
	CONSTRAINT "quote_lines_quantity" CHECK ("quote_lines"."quantity" between 1 and 1000),
	CONSTRAINT "quote_lines_price" CHECK ("quote_lines"."unit_cents" >= 0),
	CONSTRAINT "quote_lines_vat" CHECK ("quote_lines"."vat_permille" between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "quote_versions" (
	"quote_id" integer NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"quote_text" text NOT NULL,
	"terms_text" text NOT NULL,
	"hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quote_versions_quote_id_version_pk" PRIMARY KEY("quote_id","version"),
	CONSTRAINT "quote_versions_hash" CHECK ("quote_versions"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"number" text,
	"status" "quote_status" DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"client_id" integer,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"business_name" text,
	"client_kind" "client_kind" NOT NULL,
	"is_off_premises" boolean DEFAULT false NOT NULL,
	"project_request_id" integer,
	"contact_message_id" integer,
	"ticket_id" integer,
	"website_id" integer,
	"site_name" text,
	"site_url" text,
	"formula" "website_formula",
	"plan" "subscription_plan",
	"payment_plan" "payment_plan",
	"deposit_permille" integer NOT NULL,
	"delivery_weeks" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"valid_until" date,
	"refused_at" timestamp (3) with time zone,
	"refusal_reason" text,
	"deposit_invoice_id" integer,
	"balance_invoice_id" integer,
	"subscription_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_text(coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("business_name", '') || ' ' || coalesce("number", ''))) STORED NOT NULL,
	CONSTRAINT "quotes_link_unique" UNIQUE("link_id"),
	CONSTRAINT "quotes_number_unique" UNIQUE("number"),
	CONSTRAINT "quotes_number_form" CHECK ("quotes"."number" ~ '^D-[0-9]{4}-[0-9]{4,}$'),
	CONSTRAINT "quotes_sent_facts" CHECK ("quotes"."status" = 'draft' or num_nulls("quotes"."number", "quotes"."sent_at", "quotes"."valid_until") = 0),
	CONSTRAINT "quotes_version" CHECK (("quotes"."version" = 0) = ("quotes"."number" is null)),
	CONSTRAINT "quotes_refused" CHECK (("quotes"."status" = 'refused') = ("quotes"."refused_at" is not null)),
	CONSTRAINT "quotes_plan" CHECK (("quotes"."plan" is null) = ("quotes"."payment_plan" is null)),
	CONSTRAINT "quotes_formula" CHECK (("quotes"."plan" is not null) = (coalesce("quotes"."formula"::text, '') in ('subscription', 'one_time_and_subscription'))),
	CONSTRAINT "quotes_site" CHECK (("quotes"."site_name" is null) = ("quotes"."site_url" is null)),
	CONSTRAINT "quotes_deposit" CHECK ("quotes"."deposit_permille" between 0 and 1000),
	CONSTRAINT "quotes_delivery" CHECK ("quotes"."delivery_weeks" between 1 and 104),
	CONSTRAINT "quotes_accepted" CHECK ("quotes"."status" <> 'accepted' or "quotes"."client_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "project_stages" ADD CONSTRAINT "project_stages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_project_request_id_project_requests_id_fk" FOREIGN KEY ("project_request_id") REFERENCES "public"."project_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_acceptances" ADD CONSTRAINT "quote_acceptances_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_acceptances" ADD CONSTRAINT "quote_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_project_request_id_project_requests_id_fk" FOREIGN KEY ("project_request_id") REFERENCES "public"."project_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_deposit_invoice_id_invoices_id_fk" FOREIGN KEY ("deposit_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_balance_invoice_id_invoices_id_fk" FOREIGN KEY ("balance_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_client" ON "projects" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "projects_website" ON "projects" USING btree ("website_id","id");--> statement-breakpoint
CREATE INDEX "projects_person" ON "projects" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "quote_acceptances_user" ON "quote_acceptances" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quotes_client" ON "quotes" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "quotes_status" ON "quotes" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "quotes_sent" ON "quotes" USING btree ("valid_until") WHERE "quotes"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "quotes_project_request" ON "quotes" USING btree ("project_request_id");--> statement-breakpoint
CREATE INDEX "quotes_contact_message" ON "quotes" USING btree ("contact_message_id");--> statement-breakpoint
CREATE INDEX "quotes_ticket" ON "quotes" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "quotes_website" ON "quotes" USING btree ("website_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_deposit_unique" ON "quotes" USING btree ("deposit_invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_balance_unique" ON "quotes" USING btree ("balance_invoice_id");--> statement-breakpoint
CREATE INDEX "quotes_subscription" ON "quotes" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "quotes_search" ON "quotes" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);