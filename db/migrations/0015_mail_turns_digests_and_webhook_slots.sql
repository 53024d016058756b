CREATE TABLE "mail_turns" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_turns_one_row" CHECK ("mail_turns"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "awaits_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "attempt_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "last_attempt_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at") WHERE not "contact_messages"."suspicious";--> statement-breakpoint
CREATE INDEX "contact_messages_digest" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."awaits_digest";