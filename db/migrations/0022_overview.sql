DROP INDEX "contact_messages_search";--> statement-breakpoint
DROP INDEX "users_search";--> statement-breakpoint
DROP INDEX "websites_search";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(coalesce("name", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "answer_due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "subscriptions_search" ON "subscriptions" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "tickets_overdue" ON "tickets" USING btree ("answer_due_at") WHERE "tickets"."status" = 'open' and "tickets"."first_answered_at" is null;--> statement-breakpoint
CREATE INDEX "tickets_created" ON "tickets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_deletion_requested" ON "users" USING btree ("id") WHERE "users"."deletion_requested_at" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "websites_search" ON "websites" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);