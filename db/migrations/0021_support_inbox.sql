DROP INDEX "tickets_assignee";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(coalesce("title", ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "tickets_queue_type" ON "tickets" USING btree ("type","plan_rank","created_at","id") WHERE "tickets"."status" = 'open';--> statement-breakpoint
CREATE INDEX "tickets_queue_waiting" ON "tickets" USING btree ("waiting_for","plan_rank","created_at","id") WHERE "tickets"."status" = 'open';--> statement-breakpoint
CREATE INDEX "tickets_queue_assignee" ON "tickets" USING btree ("assignee_id","plan_rank","created_at","id") WHERE "tickets"."status" = 'open';--> statement-breakpoint
CREATE INDEX "tickets_queue_unassigned" ON "tickets" USING btree ("plan_rank","created_at","id") WHERE "tickets"."status" = 'open' and "tickets"."assignee_id" is null;--> statement-breakpoint
CREATE INDEX "tickets_closed_type" ON "tickets" USING btree ("type","updated_at","id") WHERE "tickets"."status" = 'closed';--> statement-breakpoint
CREATE INDEX "tickets_closed_unassigned" ON "tickets" USING btree ("updated_at","id") WHERE "tickets"."status" = 'closed' and "tickets"."assignee_id" is null;--> statement-breakpoint
CREATE INDEX "tickets_search" ON "tickets" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "tickets_assignee" ON "tickets" USING btree ("assignee_id","status","updated_at","id");--> statement-breakpoint
-- By hand: what was written before there were read marks counts as read, by its client and by the agency.
INSERT INTO "ticket_reads" ("user_id", "ticket_id", "last_message_id")
SELECT u."id", t."id", t."last_message_id" FROM "tickets" t
JOIN "users" u ON u."id" = t."user_id" OR u."role" <> 'USER'
WHERE t."last_message_id" > 0
ON CONFLICT DO NOTHING;
