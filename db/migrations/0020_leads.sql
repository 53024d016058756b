CREATE TYPE "public"."lead_status" AS ENUM('new', 'in_progress', 'done');--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "status" "lead_status" DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(coalesce("sender_name", '') || ' ' || coalesce("sender_email", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "project_requests" ADD COLUMN "status" "lead_status" DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_requests" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_requests" ADD COLUMN "website_id" integer;--> statement-breakpoint
ALTER TABLE "project_requests" ADD CONSTRAINT "project_requests_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_status" ON "contact_messages" USING btree ("status","id") WHERE not "contact_messages"."suspicious";--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "project_requests_status" ON "project_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "project_requests_website" ON "project_requests" USING btree ("website_id");